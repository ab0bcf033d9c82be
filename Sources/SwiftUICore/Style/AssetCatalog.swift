import Foundation

/// The colours and images of the main bundle's asset catalogs, read from the folders as they are.
package enum AssetCatalog {
    /// Folders that may hold `*.xcassets` or plain image files.
    private static let roots: [URL] = {
        var roots = [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap { $0 }
        roots += Bundle.allBundles.compactMap(\.resourceURL)
        return roots
    }()

    private static let catalogs: [URL] = roots.flatMap { root in
        let entries = try? FileManager.default.contentsOfDirectory(
            at: root, includingPropertiesForKeys: nil)
        return (entries ?? []).filter { $0.pathExtension == "xcassets" }
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var colors: [String: ColorSet?] = [:]
    private nonisolated(unsafe) static var images: [String: URL?] = [:]

    private struct ColorSet {
        var light: ResolvedColor
        var dark: ResolvedColor?
    }

    package static func color(named name: String, scheme: ColorScheme) -> ResolvedColor? {
        let set = lock.withLock {
            if let known = colors[name] { return known }
            let found = loadColor(name)
            if found == nil {
                RuntimeLog.once("No colour named \"\(name)\" in the asset catalogs.")
            }
            colors[name] = found
            return found
        }
        guard let set else { return nil }
        return scheme == .dark ? set.dark ?? set.light : set.light
    }

    static func image(named name: String) -> URL? {
        lock.withLock {
            if let known = images[name] { return known }
            let found = loadImage(name)
            images[name] = found
            return found
        }
    }

    private static func loadImage(_ name: String) -> URL? {
        for catalog in catalogs {
            guard let set = find("\(name).imageset", in: catalog),
                let contents = contents(of: set),
                let entries = contents["images"] as? [[String: Any]]
            else { continue }
            let files = entries.filter { $0["appearances"] == nil }
                .sorted { scale($0) > scale($1) }
                .compactMap { $0["filename"] as? String }
            if let file = files.first { return set.appendingPathComponent(file) }
        }
        for root in roots {
            for ext in ["", ".png", ".jpg", ".jpeg", ".svg", ".pdf"] {
                let url = root.appendingPathComponent(name + ext)
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    private static func scale(_ entry: [String: Any]) -> Int {
        Int((entry["scale"] as? String ?? "1x").prefix(1)) ?? 1
    }

    private static func loadColor(_ name: String) -> ColorSet? {
        for catalog in catalogs {
            guard let set = find("\(name).colorset", in: catalog),
                let contents = contents(of: set),
                let entries = contents["colors"] as? [[String: Any]]
            else { continue }
            let light = entries.first { $0["appearances"] == nil }.flatMap(color(of:))
            let dark = entries.first { $0["appearances"] != nil }.flatMap(color(of:))
            if let light { return ColorSet(light: light, dark: dark) }
        }
        return nil
    }

    private static func color(of entry: [String: Any]) -> ResolvedColor? {
        guard let color = entry["color"] as? [String: Any],
            let components = color["components"] as? [String: Any]
        else { return nil }
        func component(_ key: String) -> Double {
            guard let text = components[key] as? String else { return 0 }
            if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
            let value = Double(text) ?? 0
            return text.contains(".") ? value : value / 255
        }
        return ResolvedColor(
            red: component("red"), green: component("green"), blue: component("blue"),
            opacity: components["alpha"].flatMap { Double("\($0)") } ?? 1)
    }

    private static func contents(of set: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else {
            return nil
        }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    private static func find(_ name: String, in catalog: URL) -> URL? {
        let direct = catalog.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        while let url = files?.nextObject() as? URL {
            if url.lastPathComponent == name { return url }
        }
        return nil
    }
}
