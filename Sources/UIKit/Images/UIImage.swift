// Status: partial (no CGImage, no animated images; SVG, PNG, JPEG and GIF are drawn)
// GTK: GdkPixbuf
public import Foundation
public import SwiftUICore

/// A picture from bytes, a file, the app's resources or the symbol set.
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether the picture keeps its colours or is painted in the tint.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// How the file's pixels lie; what is decoded here is upright already.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    enum Content {
        case empty
        case symbol(String)
        case bitmap(Bitmap)
    }

    let content: Content
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether it keeps its colours where it is shown.
    public let renderingMode: RenderingMode
    let tint: Color?

    init(_ content: Content, scale: CGFloat, mode: RenderingMode = .automatic, tint: Color? = nil) {
        self.content = content
        self.scale = scale
        renderingMode = mode
        self.tint = tint
    }

    /// Makes an empty picture.
    public override convenience init() { self.init(.empty, scale: 1) }

    /// Makes a picture of encoded bytes; nil where they are of no known kind.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes a picture of encoded bytes with so many pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = Bitmap(data) else { return nil }
        self.init(.bitmap(bitmap), scale: scale > 0 ? scale : 1)
    }

    /// Makes a picture of a file; nil where there is none that can be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path), let bitmap = Bitmap(data)
        else { return nil }
        let stem = (path as NSString).deletingPathExtension
        let scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        self.init(.bitmap(bitmap), scale: CGFloat(scale))
    }

    /// Finds a picture of the app's asset catalogs or resources; nil when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Finds a picture of a bundle's asset catalogs or resources; nil when there is none.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let file = AssetCatalog.of(bundle).imageFile(named: name),
            let data = FileManager.default.contents(atPath: file.path), let bitmap = Bitmap(data)
        else { return nil }
        self.init(.bitmap(bitmap), scale: file.scale)
    }

    /// A symbol by its SF Symbols name; one that isn't there is drawn as a box.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.symbol(name), scale: 1, mode: .automatic)
    }

    /// Size in points.
    public var size: CGSize {
        switch content {
        case .empty: .zero
        case .symbol: CGSize(width: 20, height: 20)
        case .bitmap(let bitmap):
            CGSize(
                width: bitmap.pixelSize.width / scale, height: bitmap.pixelSize.height / scale)
        }
    }

    /// Always upright: what the file says is followed when its pixels are read.
    public var imageOrientation: Orientation { .up }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// A copy that keeps its colours or is painted in the tint.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, mode: renderingMode, tint: tint)
    }

    /// A copy whose pixels are all of one colour.
    package func tinted(_ color: Color, mode: RenderingMode? = nil) -> UIImage {
        UIImage(content, scale: scale, mode: mode ?? renderingMode, tint: color)
    }

    /// The picture as a PNG file; nil for symbols, and where it can't be decoded.
    public func pngData() -> Data? {
        guard case .bitmap(let bitmap) = content else { return nil }
        if bitmap.header.format == .png, tint == nil { return bitmap.data }
        return PixelWork.encode(PixelJob(bitmap: bitmap, encoding: .png, tint: resolvedTint))
    }

    /// The picture as a JPEG file of a quality between 0 and 1; nil as for `pngData`.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard case .bitmap(let bitmap) = content else { return nil }
        return PixelWork.encode(
            PixelJob(
                bitmap: bitmap, encoding: .jpeg(quality: compressionQuality), tint: resolvedTint))
    }

    private var resolvedTint: ResolvedColor? { tint?.resolved(in: EnvironmentValues()) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        guard scale == other.scale, renderingMode == other.renderingMode, tint == other.tint else {
            return false
        }
        switch (content, other.content) {
        case (.bitmap(let a), .bitmap(let b)): return a == b
        case (.symbol(let a), .symbol(let b)): return a == b
        case (.empty, .empty): return true
        default: return false
        }
    }

    open override var hash: Int {
        switch content {
        case .empty: 0
        case .symbol(let name): name.hashValue
        case .bitmap(let bitmap): bitmap.hashValue
        }
    }
}

extension Image {
    /// Shows a picture in its own size in points.
    public init(uiImage: UIImage) {
        switch uiImage.content {
        case .empty: self.init(systemName: "")
        case .symbol(let name): self.init(systemName: name)
        case .bitmap(let bitmap): self.init(bitmap: bitmap, scale: uiImage.scale)
        }
        ownTint = uiImage.tint
        switch uiImage.renderingMode {
        case .alwaysTemplate: self = renderingMode(.template)
        case .alwaysOriginal where uiImage.tint == nil: self = renderingMode(.original)
        case .automatic, .alwaysOriginal:
            if uiImage.tint != nil { self = renderingMode(.template) }
        }
    }
}
