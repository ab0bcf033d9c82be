import Foundation
import Testing

/// The features are ordinary SwiftUI: what they import could be had on iOS 16 as well.
struct FeatureImportsTests {
    /// Apple's frameworks that features use, and the layers below them.
    private static let allowed: Set<String> = [
        "SwiftUI", "Combine", "MapKit", "SafariServices", "Foundation",
        "EventsClient", "ArticlesClient", "TownsClient", "Library", "FeatureViews",
    ]

    @Test func `features import nothing but SwiftUI and its kin, Foundation and the clients`()
        throws
    {
        let files = try Self.featureFiles()
        #expect(files.count > 50, "the features' sources were not found in \(Self.sources.path)")
        let strays = try files.flatMap { file in
            ImportStatement.all(in: try String(contentsOf: file, encoding: .utf8))
                .filter { !Self.allowed.contains($0.module) }
                .map { "\(file.path):\($0.line): \($0.text)" }
        }
        #expect(strays.isEmpty, "\(strays.joined(separator: "\n"))")
    }

    /// Foundation's networking brings libcurl and what hangs on it, a tenth of a window's start;
    /// libsoup brings a dozen libraries too. Programs that ask for them by name get them.
    @Test func `a window starts without the libraries of the network`() throws {
        let heavy = ["FoundationNetworking", "Combine", "CSoup", "WebKit"]
        let targets = [
            "LayoutCore", "CombineCore", "SwiftUICore", "GTKBackend", "UIKit", "SwiftUI",
            "CoreLocation", "MapKit", "SafariServices", "FeatureViews", "AppShell",
            "EventsFeature", "ArticlesFeature", "TownsFeature", "SavedFeature", "HTTPService",
        ]
        for target in targets {
            let files = Self.files(of: Self.sources.appendingPathComponent(target))
            #expect(!files.isEmpty, "no sources of \(target)")
            for file in files {
                let text = try String(contentsOf: file, encoding: .utf8)
                let found = heavy.filter { text.contains("import \($0)\n") }
                #expect(found.isEmpty, "\(file.path)")
            }
        }
    }

    @Test(arguments: [
        ("import GTKBackend", "GTKBackend"),
        ("public import UIKit", "UIKit"),
        ("@_exported import struct HTTPService.ErrorSentence", "HTTPService"),
        ("@testable import SwiftUICore // why", "SwiftUICore"),
        ("@_spi(Inner) internal import WebKit", "WebKit"),
        ("import func Glibc.usleep", "Glibc"),
        ("let a = 1; import CSoup", "CSoup"),
        ("#if os(Linux)\nimport CAdwaita\n#endif", "CAdwaita"),
    ])
    func `an import is found however it is written`(text: String, module: String) {
        #expect(ImportStatement.all(in: text).map(\.module) == [module])
    }

    @Test func `what only looks like an import is none`() {
        let text = """
            // import GTKBackend
            /// import UIKit
            let important = "import of goods"
            /* import WebKit
            import CSoup */
            """
        #expect(ImportStatement.all(in: text).isEmpty)
    }

    @Test func `an import is named with its line`() {
        let found = ImportStatement.all(in: "import Foundation\n\n/*\n*/ import UIKit\n")
        #expect(found.map(\.line) == [1, 4])
    }

    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources", isDirectory: true)

    /// The Swift files of all targets whose names end in `Feature`, and of what they share.
    private static func featureFiles() throws -> [URL] {
        let manager = FileManager.default
        let targets = try manager.contentsOfDirectory(
            at: sources, includingPropertiesForKeys: nil
        )
        .filter {
            $0.lastPathComponent.hasSuffix("Feature") || $0.lastPathComponent == "FeatureViews"
        }
        return targets.flatMap(files)
    }

    private static func files(of target: URL) -> [URL] {
        let names =
            FileManager.default.enumerator(atPath: target.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted()
            .map { target.appendingPathComponent($0) }
    }
}
