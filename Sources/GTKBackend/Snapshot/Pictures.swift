import CAdwaita
import Foundation
import SwiftUICore

/// Finds and keeps the pictures that images name.
///
/// What was not used for longest goes when there are too many or their pixels take too much
/// memory; nodes on screen hold their own.
@MainActor
final class Pictures {
    private var pictures: [ImageSource: any Picture] = [:]
    /// The least recently used first.
    private var order: [ImageSource] = []
    private var reported: Set<String> = []
    private let capacity: Int
    private let byteLimit: Int

    init(capacity: Int = 400, byteLimit: Int = 96 * 1024 * 1024) {
        self.capacity = capacity
        self.byteLimit = byteLimit
    }

    func picture(of image: ImageDrawing) -> any Picture {
        if let known = pictures[image.source] { return known }
        let picture = load(image.source)
        keep(picture, for: image.source)
        return picture
    }

    /// Keeps a picture whose pixels were made already.
    func add(_ bitmap: Bitmap, decoded: PixelDecoder.Pixels) {
        let source = ImageSource.bitmap(bitmap)
        guard pictures[source] == nil else { return }
        keep(BitmapPicture(bitmap, decoded: decoded), for: source)
    }

    private func keep(_ picture: any Picture, for source: ImageSource) {
        pictures[source] = picture
        order.append(source)
        var bytes = pictures.values.reduce(0) { $0 + $1.cost }
        while order.count > 1, order.count > capacity || bytes > byteLimit {
            let oldest = order.removeFirst()
            bytes -= pictures.removeValue(forKey: oldest)?.cost ?? 0
        }
    }

    private func load(_ source: ImageSource) -> any Picture {
        switch source {
        case .symbol(let name): symbol(name)
        case .file(let path): file(path)
        case .bitmap(let bitmap): BitmapPicture(bitmap)
        case .placeholder: PlainPicture()
        case .missing(let name): missing("image", name)
        }
    }

    private func symbol(_ name: String) -> any Picture {
        let drawings = DrawnSymbol.all
        let parsed = SymbolName(name) { drawings[$0] != nil || ThemeSymbols.names[$0] != nil }
        if let symbol = drawings[parsed.base] { return SymbolPicture(symbol: symbol, name: parsed) }
        let themed = (ThemeSymbols.names[parsed.base] ?? name) + "-symbolic"
        return isInTheme(themed) ? ThemeSymbolPicture(name: themed) : missing("symbol", name)
    }

    private func isInTheme(_ name: String) -> Bool {
        guard let display = gdk_display_get_default() else { return false }
        return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
    }

    private func file(_ path: String) -> any Picture {
        guard let data = FileManager.default.contents(atPath: path), let bitmap = Bitmap(data)
        else { return missing("image file", path) }
        return BitmapPicture(bitmap)
    }

    private func missing(_ kind: String, _ name: String) -> any Picture {
        if reported.insert(name).inserted {
            Log.notice("There is no \(kind) “\(name)”; a box is shown instead.")
        }
        return MissingPicture()
    }
}
