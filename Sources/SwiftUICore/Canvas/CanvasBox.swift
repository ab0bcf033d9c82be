import Foundation
import LayoutCore

/// One thing drawn in a canvas, or an effect around several.
struct CanvasMark {
    var content: RenderContent
    /// Points, relative to the mark around it.
    var frame: CGRect
    var children: [CanvasMark] = []
    /// The boxes of a view drawn as a symbol.
    var symbol: [LayoutNode] = []
}

/// What a canvas draws, in order; contexts that are copies of each other draw into one.
@MainActor
final class CanvasRecording {
    var marks: [CanvasMark] = []
    /// How often each symbol was drawn so far.
    var symbolCounts: [AnyHashable: Int] = [:]
}

/// The box of a canvas, which fills what it is offered.
@MainActor
final class CanvasBox: LayoutNode {
    var sizeDidChange: (() -> Void)?
    /// The size once it was placed.
    private(set) var knownSize: CGSize?

    override init() {
        super.init()
        // Points of a drawing are those of the screen.
        setDirection(.leftToRight)
        show(.group)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    }

    override var isLayoutBoundary: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if knownSize != size {
            knownSize = size
            sizeDidChange?()
        }
        for case let child as CanvasMarkBox in children { child.place() }
    }

    func update(with marks: [CanvasMark]) { updateMarks(marks) }
}

/// The box of one mark, which lies where it was drawn.
@MainActor
private final class CanvasMarkBox: LayoutNode {
    private var mark: CanvasMark

    init(_ mark: CanvasMark) {
        self.mark = mark
        super.init()
        take(mark)
    }

    /// Takes another mark's place in the drawing.
    func take(_ mark: CanvasMark) {
        if mark.frame != self.mark.frame { setNeedsLayout() }
        self.mark = mark
        show(mark.content)
        if mark.symbol.isEmpty {
            updateMarks(mark.children)
        } else {
            setChildren(mark.symbol)
        }
    }

    func place() {
        place(
            at: mark.frame.origin,
            proposal: ProposedViewSize(width: mark.frame.width, height: mark.frame.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { mark.frame.size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children {
            if let child = child as? CanvasMarkBox {
                child.place()
            } else {
                child.place(at: .zero, proposal: proposal)
            }
        }
    }
}

extension LayoutNode {
    /// Brings the boxes of marks in step with the marks, those of the last drawing being kept.
    @MainActor
    fileprivate func updateMarks(_ marks: [CanvasMark]) {
        let known = children.compactMap { $0 as? CanvasMarkBox }
        var boxes: [LayoutNode] = []
        for (index, mark) in marks.enumerated() {
            if index < known.count {
                known[index].take(mark)
                boxes.append(known[index])
            } else {
                boxes.append(CanvasMarkBox(mark))
            }
        }
        setChildren(boxes)
    }
}
