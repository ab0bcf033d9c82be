import Foundation
import LayoutCore

private typealias TextDrawing = SwiftUICore.ResolvedText

extension GraphicsContext {
    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path, shading) { drawing, paint in
            drawing.fill = paint
            drawing.isEvenOdd = style.isEOFilled
        }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(path, shading) { drawing, paint in
            drawing.stroke = paint
            drawing.strokeStyle = style
        }
    }

    /// Draws a line of some points' width along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func add(
        _ path: Path, _ shading: Shading, _ dress: (inout ShapeDrawing, Paint) -> Void
    ) {
        guard !path.isEmpty else { return }
        let frame =
            shading.isRelative ? path.boundingRect : CGRect(origin: .zero, size: size)
        var drawing = ShapeDrawing(
            geometry: .path(path.offsetBy(dx: -frame.minX, dy: -frame.minY)))
        dress(&drawing, shading.paint(in: environment, size: frame.size))
        add(CanvasMark(content: .shape(drawing), frame: frame))
    }

    // MARK: Texts

    /// A text that can be measured and drawn.
    @MainActor
    public struct ResolvedText {
        fileprivate var drawing: TextDrawing
        fileprivate let context: GraphicsContext
        /// What the text is drawn with.
        public var shading: Shading

        /// The size of the text in some room, in points.
        public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }
        /// How far the first line's baseline lies below the top, in some room.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }
        /// How far the last line's baseline lies below the top, in some room.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }

        private func metrics(in size: CGSize) -> TextMetrics {
            context.backend.measure(
                drawing, width: size.width.isFinite ? size.width : nil,
                height: size.height.isFinite ? size.height : nil)
        }

        fileprivate var shaded: TextDrawing {
            guard !shading.isForeground else { return drawing }
            var text = drawing
            switch shading.paint(in: context.environment, size: context.size) {
            case .color(let color):
                for index in text.runs.indices { text.runs[index].color = color }
            case let paint: text.paint = paint
            }
            return text
        }
    }

    /// Prepares a text with the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(
            drawing: text.resolved(in: environment), context: self, shading: .foreground)
    }
    /// Draws a text into a rectangle, from its top left on.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        add(CanvasMark(content: .text(text.shaded), frame: rect))
    }
    /// Draws a text so that its anchor lies at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: CGRect(size, anchor: anchor, at: point))
    }
    /// Draws a text into a rectangle, from its top left on.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text so that its anchor lies at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Pictures

    /// A picture that can be measured and drawn.
    @MainActor
    public struct ResolvedImage {
        fileprivate var drawing: ImageDrawing
        /// The picture's own size in points.
        public let size: CGSize
        /// How far the baseline lies below the top.
        public let baseline: CGFloat
        /// What takes the place of a template's colour; nil for the foreground.
        public var shading: Shading?
    }

    /// Prepares a picture with the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        let drawing = image.drawing(in: environment)
        let size = backend.naturalSize(of: drawing)
        return ResolvedImage(drawing: drawing, size: size, baseline: size.height)
    }
    /// Draws a picture into a rectangle, which it fills.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var drawing = image.drawing
        drawing.isResizable = true
        if let shading = image.shading, drawing.tint != nil {
            drawing.tint = shading.paint(in: environment, size: size).mainColor
        }
        add(CanvasMark(content: .image(drawing), frame: rect))
    }
    /// Draws a picture at its own size so that its anchor lies at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(image.size, anchor: anchor, at: point))
    }
    /// Draws a picture into a rectangle, which it fills.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws a picture at its own size so that its anchor lies at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A view of the canvas's symbols that can be drawn.
    @MainActor
    public struct ResolvedSymbol {
        fileprivate let id: AnyHashable
        /// The view's size in points.
        public let size: CGSize
    }

    /// Looks a symbol up by its tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let boxes = symbols?.symbol(id, copy: 0) else { return nil }
        let sizes = boxes.map { $0.sizeThatFits(ProposedViewSize(size)) }
        return ResolvedSymbol(
            id: id,
            size: CGSize(
                width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    }
    /// Draws a symbol into a rectangle, which is offered to its view.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let count = recording.symbolCounts[symbol.id, default: 0]
        recording.symbolCounts[symbol.id] = count + 1
        guard let boxes = symbols?.symbol(symbol.id, copy: count) else { return }
        add(CanvasMark(content: .group, frame: rect, symbol: boxes))
    }
    /// Draws a symbol at its own size so that its anchor lies at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(symbol.size, anchor: anchor, at: point))
    }
}

extension CGRect {
    fileprivate init(_ size: CGSize, anchor: UnitPoint, at point: CGPoint) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }
}

extension GraphicsContext.Shading {
    fileprivate var isForeground: Bool {
        if case .style(let style) = kind { style.base is ForegroundStyle } else { false }
    }
}
