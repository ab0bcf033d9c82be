import Foundation

/// Where the sets of asset catalogs lie, by name; names in folders with a namespace have a path.
struct AssetIndex {
    private(set) var colors: [String: URL] = [:]
    private(set) var images: [String: URL] = [:]

    init(roots: [URL]) {
        for root in roots {
            for entry in Self.entries(of: root) where entry.pathExtension == "xcassets" {
                add(entry, prefix: "")
            }
        }
    }

    private mutating func add(_ folder: URL, prefix: String) {
        for entry in Self.entries(of: folder) {
            let name = prefix + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            // The first wins, as the app's own bundle comes first.
            case "colorset": colors[name] = colors[name] ?? entry
            case "imageset": images[name] = images[name] ?? entry
            case "": addFolder(entry, prefix: prefix)
            default: break
            }
        }
    }

    private mutating func addFolder(_ folder: URL, prefix: String) {
        guard folder.hasDirectoryPath || Self.isFolder(folder) else { return }
        let properties = Self.contents(of: folder)?["properties"] as? [String: Any]
        let hasNamespace = properties?["provides-namespace"] as? Bool ?? false
        add(folder, prefix: hasNamespace ? prefix + folder.lastPathComponent + "/" : prefix)
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    private static func entries(of folder: URL) -> [URL] {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (entries ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// What a folder's `Contents.json` says; nil when there is none that can be read.
    static func contents(of folder: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
}
