// Status: complete
// GTK: GdkTexture, GtkIconPaintable
import Foundation
import LayoutCore

/// A picture from a symbol set, the app's resources or bytes.
public struct Image: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case symbol(String)
        case named(String, Bundle?)
        case bitmap(Bitmap, scale: Double)
        /// Stands for a picture that isn't there yet: a grey that fills its room.
        case placeholder
    }
    /// Whether the image keeps its colours or is painted in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How a resized image fills its room.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// How pixels are blended when resized; all but `none` are alike here.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// A turned or mirrored way of lying.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    let storage: Storage
    var label: String?
    var isDecorative = false
    var isResizable = false
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch
    var templateMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var isSmooth = true
    /// A colour that wins over the foreground style, as an image made elsewhere may bring.
    package var ownTint: Color?

    init(_ storage: Storage) { self.storage = storage }

    /// A symbol by its SF Symbols name; drawn at the size of text.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// A symbol whose variable part is filled up to a value; drawn whole here.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
    /// An image of an asset catalog or a resource; nil looks in the app's own bundles.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
    /// An image of an asset catalog or a resource, with a text for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle))
        self.label = label.plainString
    }
    /// An image of an asset catalog or a resource that assistive technology leaves out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle))
        isDecorative = true
    }
    /// An image of encoded bytes (PNG, JPEG, …); a neutral box where they are none.
    package init(data: Data) {
        self.init(Bitmap(data).map { .bitmap($0, scale: 1) } ?? .named("", nil))
    }
    /// An image of encoded bytes; `scale` is pixels per point.
    package init(bitmap: Bitmap, scale: Double) {
        self.init(.bitmap(bitmap, scale: max(scale, 0.01)))
    }

    static let placeholder = Image(.placeholder)

    /// Lets the image take any size it is offered; the caps, in points, keep theirs.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.isResizable = true
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        return copy
    }

    /// Paints the image in the foreground style, or keeps its colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    /// Says how a symbol uses the foreground styles.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }

    /// Blends pixels when the image is resized, or keeps them as squares.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.isSmooth = interpolation != .none
        return copy
    }

    /// Accepted; edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
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
