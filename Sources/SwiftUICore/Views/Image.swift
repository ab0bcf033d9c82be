// Status: partial (no interpolation settings, no symbol variants or rendering modes beyond template)
// GTK: GdkTexture, GtkIconPaintable
import Foundation
import LayoutCore

/// A picture from a symbol set, the app's resources or bytes.
public struct Image: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case symbol(String)
        case named(String)
        case data(Data)
    }
    /// Whether the image keeps its colours or is painted in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How a resized image fills its room; both stretch here.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// How pixels are blended when resized.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    let storage: Storage
    var label: String?
    var isDecorative = false
    private var isResizable = false
    private var renderingMode: TemplateRenderingMode?

    private init(_ storage: Storage) { self.storage = storage }

    /// A symbol by its SF Symbols name; drawn at the size of text.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// An image of the app's asset catalogs or resources.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }
    /// An image of the app's resources with a text for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name))
        self.label = label.plainString
    }
    /// An image of the app's resources that assistive technology leaves out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name))
        isDecorative = true
    }
    /// An image of encoded bytes (PNG, JPEG, …).
    package init(data: Data) { self.init(.data(data)) }

    /// Lets the image take any size it is offered.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// Paints the image in the foreground style, or keeps its colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    /// Accepted; images are always blended when resized.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Accepted; edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    private var source: ImageSource {
        switch storage {
        case .symbol(let name): return .symbol(name)
        case .data(let data): return .data(data)
        case .named(let name):
            if let url = AssetCatalog.image(named: name) { return .file(url.path) }
            RuntimeLog.once("No image named \"\(name)\" in the app's resources.")
            return .missing(name)
        }
    }

    func drawing(in environment: EnvironmentValues) -> ImageDrawing {
        let font = environment.resolvedFont
        let isTemplate: Bool
        if case .symbol = storage {
            isTemplate = renderingMode != .original
        } else {
            isTemplate = renderingMode == .template
        }
        return ImageDrawing(
            source: source, isResizable: isResizable,
            tint: isTemplate ? environment.foregroundPaint.mainColor : nil,
            symbolSize: font.size * environment.imageScale.factor, symbolWeight: font.weight)
    }
}

extension Image.Scale {
    var factor: Double {
        switch self {
        case .small: 0.95
        case .medium: 1.15
        case .large: 1.45
        }
    }
}

extension Image: View {}

extension Image: LeafView, PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<Image> {
        LeafViewNode(self, parent: parent, box: ImageBox(backend: parent.root.backend))
    }

    package func show(in box: LayoutNode, environment: EnvironmentValues) {
        guard let box = box as? ImageBox else { return }
        box.image = drawing(in: environment)
        var state = AccessibilityState()
        state.role = .image
        state.label = label
        state.isHidden = isDecorative || label == nil
        box.setAccessibility(state)
    }
}

/// The box of an image.
@MainActor
final class ImageBox: LayoutNode {
    private unowned let backend: any Backend
    private var naturalSize: CGSize?

    init(backend: any Backend) {
        self.backend = backend
        super.init()
    }

    var image = ImageDrawing(source: .missing("")) {
        didSet {
            show(.image(image))
            var sameSize = oldValue
            sameSize.tint = image.tint
            if sameSize != image {
                naturalSize = nil
                setNeedsLayout()
            }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = naturalSize ?? backend.naturalSize(of: image)
        naturalSize = natural
        guard image.isResizable else { return natural }
        return proposal.replacingUnspecifiedDimensions(by: natural)
    }

    /// Symbols stand on the baseline of text beside them, a little below.
    override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard case .symbol = image.source, !image.isResizable else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key
            || key == VerticalAlignment.lastTextBaseline.key
        {
            return size.height * 0.82
        }
        return nil
    }
}
