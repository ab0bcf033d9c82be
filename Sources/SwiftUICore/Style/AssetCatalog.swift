import Foundation

/// The colours and images of a bundle: its asset catalogs, read from the folders as they are, and
/// loose files.
///
/// ```
/// App_App.resources/            a bundle, as SwiftPM makes it
///   ├─ Assets.xcassets/         colour sets, image sets, folders of them
///   └─ logo@2x.png              a loose file
/// ```
package final class AssetCatalog: @unchecked Sendable {
    /// A picture file and how it is meant.
    struct ImageAsset: Equatable {
        var path: String
        /// Pixels per point.
        var scale: Double
        /// Whether it is painted in the foreground style unless the app says otherwise.
        var isTemplate: Bool
    }

    private struct Variants<Value> {
        var light: Value
        var dark: Value?
        func value(for scheme: ColorScheme) -> Value {
            scheme == .dark ? dark ?? light : light
        }
    }

    private let roots: [URL]
    private let lock = NSLock()
    private lazy var sets = AssetIndex(roots: roots)
    private var colors: [String: Variants<ResolvedColor>?] = [:]
    private var images: [String: Variants<ImageAsset>?] = [:]

    /// - Parameter roots: Folders that may hold `*.xcassets` and loose files, the first first.
    package init(roots: [URL]) { self.roots = roots }

    // MARK: Catalogs by bundle

    /// What the app itself brought: its main bundle and the bundles of its targets.
    package static let main = AssetCatalog(roots: AppBundles.roots)

    private static let catalogLock = NSLock()
    private nonisolated(unsafe) static var catalogs: [String: AssetCatalog] = [:]

    /// The assets of a bundle; of the app itself when nil.
    package static func of(_ bundle: Bundle?) -> AssetCatalog {
        guard let bundle, bundle !== Bundle.main else { return main }
        return catalogLock.withLock {
            if let known = catalogs[bundle.bundlePath] { return known }
            let catalog = AssetCatalog(roots: AppBundles.roots(of: bundle))
            catalogs[bundle.bundlePath] = catalog
            return catalog
        }
    }

    // MARK: Looking up

    /// The colour of a colour set; nil when there is none.
    package func color(named name: String, scheme: ColorScheme) -> ResolvedColor? {
        lock.withLock {
            if let known = colors[name] { return known?.value(for: scheme) }
            let found = loadColor(name)
            colors[name] = .some(found)
            return found?.value(for: scheme)
        }
    }

    /// The best file of an image set or of that name; nil when there is none.
    func image(named name: String, scheme: ColorScheme) -> ImageAsset? {
        lock.withLock {
            if let known = images[name] { return known?.value(for: scheme) }
            let found = loadImage(name)
            images[name] = .some(found)
            return found?.value(for: scheme)
        }
    }

    /// The file of an image, for code that draws it by itself.
    package func imageFile(named name: String) -> (path: String, scale: Double)? {
        image(named: name, scheme: .light).map { ($0.path, $0.scale) }
    }

    // MARK: Colours

    private func loadColor(_ name: String) -> Variants<ResolvedColor>? {
        guard let set = sets.colors[name], let contents = AssetIndex.contents(of: set),
            let entries = contents["colors"] as? [[String: Any]]
        else { return nil }
        let usable = entries.filter(Self.isForDesktop)
        let light = usable.first { $0["appearances"] == nil }.flatMap(AssetColor.read)
        let dark = usable.first(where: Self.isDark).flatMap(AssetColor.read)
        return light.map { Variants(light: $0, dark: dark) }
    }

    /// Entries for other kinds of devices say so; those for phones and tablets stand for all.
    private static func isForDesktop(_ entry: [String: Any]) -> Bool {
        ["universal", "iphone", "ipad", nil].contains(entry["idiom"] as? String)
    }

    private static func isDark(_ entry: [String: Any]) -> Bool {
        let appearances = entry["appearances"] as? [[String: Any]] ?? []
        return appearances.count == 1 && appearances[0]["value"] as? String == "dark"
    }

    // MARK: Images

    private func loadImage(_ name: String) -> Variants<ImageAsset>? {
        if let set = sets.images[name], let found = loadImageSet(set) { return found }
        return looseFile(name).map { Variants(light: $0) }
    }

    private func loadImageSet(_ set: URL) -> Variants<ImageAsset>? {
        guard let contents = AssetIndex.contents(of: set),
            let entries = contents["images"] as? [[String: Any]]
        else { return nil }
        let properties = contents["properties"] as? [String: Any]
        let isTemplate = properties?["template-rendering-intent"] as? String == "template"
        func best(_ entries: [[String: Any]]) -> ImageAsset? {
            let assets = entries.filter(Self.isForDesktop).compactMap {
                asset(of: $0, in: set, isTemplate: isTemplate)
            }
            return assets.max { Self.rank($0) < Self.rank($1) }
        }
        let light = best(entries.filter { $0["appearances"] == nil })
        return light.map { Variants(light: $0, dark: best(entries.filter(Self.isDark))) }
    }

    private func asset(of entry: [String: Any], in set: URL, isTemplate: Bool) -> ImageAsset? {
        guard let file = entry["filename"] as? String else { return nil }
        let url = set.appendingPathComponent(file)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let scale = Double((entry["scale"] as? String ?? "1x").dropLast()) ?? 1
        return ImageAsset(path: url.path, scale: scale, isTemplate: isTemplate)
    }

    /// Drawings are sharp at every size; of pixels the most are best.
    private static func rank(_ asset: ImageAsset) -> Double {
        switch (asset.path as NSString).pathExtension.lowercased() {
        case "svg": 100
        // Nothing here draws PDF.
        case "pdf": 0
        default: asset.scale
        }
    }

    private func looseFile(_ name: String) -> ImageAsset? {
        guard !name.isEmpty else { return nil }
        let hasExtension = !(name as NSString).pathExtension.isEmpty
        let endings = ["svg", "png", "jpg", "jpeg", "gif", "webp"]
        for root in roots {
            for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", 1.0)] {
                let stem = (name as NSString).deletingPathExtension + suffix + "."
                var names = endings.map { name + suffix + "." + $0 }
                if hasExtension { names.insert(stem + (name as NSString).pathExtension, at: 0) }
                for file in names {
                    let path = root.appendingPathComponent(file).path
                    guard FileManager.default.fileExists(atPath: path) else { continue }
                    return ImageAsset(path: path, scale: scale, isTemplate: false)
                }
            }
        }
        return nil
    }
}
