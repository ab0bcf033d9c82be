import Foundation

/// The folders in which an app's resources lie.
package enum AppBundles {
    /// Those of the main bundle, then those of the app's targets.
    ///
    /// SwiftPM puts the resources of each target in a folder beside the program, which is no part
    /// of the main bundle; on Apple's systems the app's own are.
    package static let roots: [URL] = {
        var found = roots(of: .main)
        let beside = try? FileManager.default.contentsOfDirectory(
            at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
        let targets = (beside ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
        // The program's own target comes first: its folder is called App_App.
        let program = "_" + ProcessInfo.processInfo.processName + "."
        let own = targets.filter { $0.lastPathComponent.contains(program) }
        let others = targets.filter { !own.contains($0) }
        found += own + others.sorted { $0.lastPathComponent < $1.lastPathComponent }
        for bundle in Bundle.allBundles where bundle !== Bundle.main {
            found += roots(of: bundle)
        }
        return unique(found)
    }()

    /// Those of one bundle.
    package static func roots(of bundle: Bundle) -> [URL] {
        unique([bundle.resourceURL, bundle.bundleURL].compactMap { $0 })
    }

    private static func unique(_ urls: [URL]) -> [URL] {
        var seen: Set<String> = []
        return urls.filter { seen.insert($0.standardizedFileURL.path).inserted }
    }
}
