// Status: partial (no pixels of CGContext, no tiled images, no shaders)
// GTK: nothing of its own
import Foundation
import LayoutCore

/// What a canvas is drawn with.
///
/// A value: a copy has a transform, a clip and an opacity of its own, and draws into the same
/// canvas.
@MainActor
public struct GraphicsContext {
    let recording: CanvasRecording
    let size: CGSize
    let backend: any Backend
    weak var symbols: (any CanvasSymbolSource)?
    /// What is drawn is put into these, the first being the innermost.
    private var layers: [Layer] = []
    private enum Layer {
        case effect(RenderEffect)
        /// Shows what lies within where the mark is opaque.
        case mask(CanvasMark)
    }

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// How opaque all that follows is, 0…1.
    public var opacity = 1.0
    /// How all that follows joins what was drawn before.
    public var blendMode = BlendMode.normal
    /// The map from the points of what follows to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The room that clips leave, in the points of what follows.
    public private(set) var clipBoundingRect: CGRect

    init(
        recording: CanvasRecording, size: CGSize, environment: EnvironmentValues,
        backend: any Backend, symbols: (any CanvasSymbolSource)?
    ) {
        self.recording = recording
        self.size = size
        self.environment = environment
        self.backend = backend
        self.symbols = symbols
        clipBoundingRect = CGRect(origin: .zero, size: size)
    }

    // MARK: Coordinates

    /// Stretches the space of what follows.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }
    /// Moves the origin of what follows.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    /// Turns the space of what follows clockwise.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }
    /// Puts a map before that of what follows.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clipping

    /// What a clip does beside cutting.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps what is outside of the path, not what is inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Cuts all that follows to a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
    ) {
        let outline = path.applying(transform)
        guard options.contains(.inverse) || style.isEOFilled else {
            clipBoundingRect = clipBoundingRect.intersection(path.boundingRect)
            return layers.append(.effect(.clip(.path(outline))))
        }
        var mask = ShapeDrawing(
            geometry: .path(outline), fill: .color(ResolvedColor(red: 0, green: 0, blue: 0)))
        mask.isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            var outside = Path(bounds)
            outside.addPath(outline)
            mask.geometry = .path(outside)
            mask.isEvenOdd = true
        }
        layers.append(.mask(CanvasMark(content: .shape(mask), frame: bounds)))
    }

    /// Shows of all that follows what a layer covers, as far as it is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [],
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = GraphicsContext(
            recording: CanvasRecording(), size: size, environment: environment, backend: backend,
            symbols: nil)
        inner.opacity = opacity
        inner.transform = transform
        try content(&inner)
        layers.append(
            .mask(CanvasMark(content: .group, frame: bounds, children: inner.recording.marks)))
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }

    // MARK: Filters

    /// Changes what all that follows looks like.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        layers.append(.effect(filter.effect(in: environment)))
    }

    // MARK: Marks

    /// Puts a mark into the canvas, within all that is in force.
    func add(_ mark: CanvasMark) {
        var mark = mark
        if !transform.isIdentity { wrap(&mark, in: .affine(transform)) }
        for layer in layers {
            switch layer {
            case .effect(let effect): wrap(&mark, in: effect)
            case .mask(let mask):
                wrap(&mark, in: .mask)
                mark.children.append(mask)
            }
        }
        if blendMode != .normal { wrap(&mark, in: .blend(blendMode)) }
        if opacity < 1 { wrap(&mark, in: .opacity(max(opacity, 0))) }
        recording.marks.append(mark)
    }

    private func wrap(_ mark: inout CanvasMark, in effect: RenderEffect) {
        mark = CanvasMark(content: .effect(effect), frame: bounds, children: [mark])
    }

    /// Draws several things as one, to which all that is in force applies once.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = CanvasRecording()
        inner.symbolCounts = recording.symbolCounts
        var context = GraphicsContext(
            recording: inner, size: size, environment: environment, backend: backend,
            symbols: symbols)
        try content(&context)
        recording.symbolCounts = inner.symbolCounts
        add(CanvasMark(content: .group, frame: bounds, children: inner.marks))
    }
}
