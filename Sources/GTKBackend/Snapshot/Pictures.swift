import CAdwaita
import Foundation
import SwiftUICore

/// Finds and keeps the pictures that images name.
@MainActor
final class Pictures {
    private var pictures: [ImageSource: any Picture] = [:]
    private var order: [ImageSource] = []
    private var reported: Set<String> = []
    private let capacity = 200

    func picture(of image: ImageDrawing) -> any Picture {
        if let known = pictures[image.source] { return known }
        let picture = load(image.source)
        if order.count == capacity { pictures[order.removeFirst()] = nil }
        pictures[image.source] = picture
        order.append(image.source)
        return picture
    }

    private func load(_ source: ImageSource) -> any Picture {
        switch source {
        case .symbol(let name): symbol(name)
        case .file(let path): file(path)
        case .data(let data): decode(data)
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
        guard let texture = gdk_texture_new_from_filename(path, nil) else {
            return missing("image file", path)
        }
        let name = (path as NSString).deletingPathExtension
        let scale = name.hasSuffix("@3x") ? 3.0 : name.hasSuffix("@2x") ? 2.0 : 1.0
        return TexturePicture(texture: GObjectRef(owning: texture), fileScale: scale)
    }

    private func decode(_ data: Data) -> any Picture {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else {
            return missing("image data of", "\(data.count) bytes")
        }
        return TexturePicture(texture: GObjectRef(owning: texture))
    }

    private func missing(_ kind: String, _ name: String) -> any Picture {
        if reported.insert(name).inserted {
            Log.notice("There is no \(kind) “\(name)”; a box is shown instead.")
        }
        return MissingPicture()
    }
}
