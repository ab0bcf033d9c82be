// swift-tools-version: 6.2
import PackageDescription

// Targets stand in dependency order: a target may import only what stands above it.
let package = Package(
    name: "Engawa",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "HeadlessBackend", targets: ["HeadlessBackend"]),
        .executable(name: "hiroba", targets: ["hiroba"]),
    ],
    targets: [
        // System libraries: the only doors to C.
        .systemLibrary(
            name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .systemLibrary(
            name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // Drawing and text, for the sample server's map.
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "CAdwaitaShims", dependencies: ["CAdwaita"]),

        // Engawa.
        .target(name: "LayoutCore"),
        .target(name: "CombineCore"),
        .target(name: "Combine", dependencies: ["CombineCore"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(
            name: "SwiftUICore",
            dependencies: ["CombineCore", "LayoutCore", "UniformTypeIdentifiers"]),
        .target(name: "HeadlessBackend", dependencies: ["SwiftUICore"]),
        .target(
            name: "GTKBackend",
            dependencies: ["SwiftUICore", "CAdwaita", "CAdwaitaShims"]),
        .target(name: "ObjectMaking"),
        .target(name: "_Testing_UIKit", path: "Sources/TestingUIKit"),
        .target(
            name: "UIKit",
            dependencies: [
                "SwiftUICore", "CombineCore", "LayoutCore", "ObjectMaking", "_Testing_UIKit",
            ]),
        .target(name: "SwiftUI", dependencies: ["SwiftUICore", "UIKit", "GTKBackend"]),
        .target(name: "CoreLocation"),
        .target(name: "MapKit", dependencies: ["SwiftUI", "UIKit", "CoreLocation"]),
        .target(name: "SafariServices", dependencies: ["SwiftUI", "UIKit"]),
        .target(name: "WebKit", dependencies: ["SwiftUI", "UIKit"]),

        // Hiroba's data layer: no UI.
        .target(name: "HTTPService"),
        // Apple's way over the network; on Linux SoupTransport is the one in use.
        .target(name: "URLSessionTransport", dependencies: ["HTTPService"]),
        .target(name: "SoupTransport", dependencies: ["HTTPService", "CSoup"]),
        .target(name: "Payload", dependencies: ["HTTPService"]),
        .target(name: "Markup", dependencies: ["Payload"]),
        .target(name: "EventsClient", dependencies: ["HTTPService", "Payload", "Markup"]),
        .target(name: "ArticlesClient", dependencies: ["HTTPService", "Payload", "Markup"]),
        .target(
            name: "TownsClient", dependencies: ["HTTPService"], resources: [.process("Resources")]),
        .target(name: "Library", dependencies: ["HTTPService", "CSQLite"]),
        .target(name: "Desktop", dependencies: ["CSoup"]),
        .target(
            name: "SampleServer", dependencies: ["CSoup", "CCairo", "TownsClient"],
            exclude: ["Resources/README.md"],
            resources: [.process("Resources/World.emap")]),

        // Hiroba's features: ordinary SwiftUI.
        .target(
            name: "FeatureViews", dependencies: ["SwiftUI", "SafariServices", "ArticlesClient"]),
        .target(
            name: "EventsFeature",
            dependencies: [
                "SwiftUI", "MapKit", "EventsClient", "Library", "FeatureViews",
            ]),
        .target(
            name: "ArticlesFeature",
            dependencies: [
                "SwiftUI", "ArticlesClient", "Library", "FeatureViews",
            ]),
        .target(
            name: "TownsFeature",
            dependencies: ["SwiftUI", "MapKit", "TownsClient", "Library"],
            resources: [.process("Resources")]),
        .target(
            name: "SavedFeature",
            dependencies: ["SwiftUI", "EventsClient", "ArticlesClient", "Library"]),
        .target(
            name: "AppShell",
            dependencies: [
                "SwiftUI", "EventsFeature", "ArticlesFeature", "TownsFeature", "SavedFeature",
                "EventsClient", "ArticlesClient", "TownsClient", "Library",
            ]),
        .executableTarget(
            name: "hiroba",
            dependencies: [
                "AppShell", "EventsFeature", "ArticlesFeature", "TownsFeature", "EventsClient",
                "ArticlesClient", "TownsClient", "Library", "HTTPService", "SampleServer",
                "SavedFeature", "SoupTransport", "SwiftUI", "MapKit", "Desktop",
            ]),

        // Examples.
        .executableTarget(name: "counter", dependencies: ["SwiftUI"], path: "Examples/Counter"),

        // Benchmarks.
        .executableTarget(
            name: "combine-chain", dependencies: ["Combine"], path: "Benchmarks/CombineChain"),

        .target(name: "CSections", path: "Benchmarks/Sections"),
        .target(
            name: "CMeasure", dependencies: ["CAdwaita", "CSections"], path: "Benchmarks/Measure"),
        .executableTarget(
            name: "rows", dependencies: ["SwiftUI", "CMeasure"], path: "Benchmarks/Rows"),
        .executableTarget(
            name: "curves",
            dependencies: [
                "SwiftUICore", "LayoutCore", "CombineCore", "HeadlessBackend", "CSections",
            ],
            path: "Benchmarks/Curves"),

        // Tests.
        .target(
            name: "TestSupport", dependencies: ["SwiftUICore", "HeadlessBackend"],
            path: "Tests/TestSupport"),
        .executableTarget(
            name: "probe", dependencies: ["SwiftUI"], path: "Tests/Display/Probe"),
        .executableTarget(
            name: "facades-probe",
            dependencies: ["SwiftUI", "MapKit", "SafariServices", "WebKit"],
            path: "Tests/Display/FacadesProbe"),
        .executableTarget(
            name: "delegate-probe", dependencies: ["SwiftUI", "UIKit"],
            path: "Tests/Display/DelegateProbe"),
        .testTarget(
            name: "LayoutCoreTests", dependencies: ["LayoutCore"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(
            name: "CompatibilityTests", dependencies: ["SwiftUI", "Combine", "HeadlessBackend"]),
        .testTarget(
            name: "SwiftUICoreTests",
            dependencies: ["SwiftUICore", "HeadlessBackend", "TestSupport"]),
        .target(name: "LoopbackSupport", path: "Tests/LoopbackSupport"),
        .testTarget(
            name: "SoupTransportTests",
            dependencies: ["SoupTransport", "HTTPService", "LoopbackSupport"]),
        .testTarget(
            name: "HTTPServiceTests",
            dependencies: [
                "HTTPService", "SoupTransport", "URLSessionTransport", "LoopbackSupport",
            ]),
        .testTarget(
            name: "EventsClientTests", dependencies: ["EventsClient", "HTTPService", "Payload"]),
        .testTarget(
            name: "SampleServerTests",
            dependencies: [
                "SampleServer", "EventsClient", "ArticlesClient", "TownsClient", "HTTPService",
                "SoupTransport", "CCairo",
            ]),
        .testTarget(
            name: "EventsFeatureTests",
            dependencies: ["EventsFeature", "EventsClient", "Library", "TestSupport"]),
        .testTarget(
            name: "FacadeTests",
            dependencies: [
                "MapKit", "CoreLocation", "SafariServices", "WebKit", "SwiftUI", "UIKit",
                "HeadlessBackend", "TestSupport",
            ]),
        .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
        .testTarget(
            name: "ArticlesClientTests",
            dependencies: ["ArticlesClient", "HTTPService", "SampleServer", "SoupTransport"]),
        .testTarget(name: "TownsClientTests", dependencies: ["TownsClient", "HTTPService"]),
        .executableTarget(
            name: "library-writer", dependencies: ["Library"], path: "Tests/LibraryWriter"),
        .testTarget(
            name: "LibraryTests", dependencies: ["Library", "library-writer", "HTTPService"]),
        .testTarget(
            name: "ArticlesFeatureTests",
            dependencies: [
                "ArticlesFeature", "FeatureViews", "ArticlesClient", "HTTPService", "Library",
                "HeadlessBackend", "TestSupport",
            ]),
        .testTarget(
            name: "TownsFeatureTests",
            dependencies: ["TownsFeature", "TownsClient", "Library", "TestSupport"]),
        .testTarget(
            name: "SavedFeatureTests",
            dependencies: ["SavedFeature", "EventsClient", "Library", "TestSupport"]),
        .testTarget(
            name: "GTKBackendTests",
            dependencies: ["GTKBackend", "SwiftUICore", "CAdwaita", "LoopbackSupport"]),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "ConnpassList", "ConnpassCombine", "QiitaSearch", "QiitaList", "TownRanking",
                "SampleServer", "HeadlessBackend", "TestSupport",
            ]),
        .testTarget(name: "CLITests", dependencies: ["hiroba"], exclude: ["Expected"]),
    ],
    swiftLanguageModes: [.v6]
)

/// An example's two targets: its views as a library that tests import, and the app.
func example(
    _ name: String, app: String, _ dependencies: [Target.Dependency],
    resources: [Resource] = [], language: SwiftLanguageMode = .v6
) -> [Target] {
    [
        .target(
            name: name, dependencies: ["SwiftUI"] + dependencies, path: "Examples/\(name)/Views",
            resources: resources, swiftSettings: [.swiftLanguageMode(language)]),
        .executableTarget(
            name: app, dependencies: ["SwiftUI", .target(name: name)],
            path: "Examples/\(name)/App"),
    ]
}

package.targets += example("ConnpassList", app: "connpass-list", ["MapKit"])
package.targets += example(
    "ConnpassCombine", app: "connpass-combine", ["Combine", "SafariServices"])
package.targets += example("QiitaSearch", app: "qiita-search", [])
// Swift 5, as an app whose task fulfils a Future's promise has to be: promises are not Sendable.
package.targets += example(
    "QiitaList", app: "qiita-list", ["Combine", "WebKit"], language: .v5)
package.targets += example(
    "TownRanking", app: "town-ranking", [], resources: [.process("Resources")])
