import Foundation
import LayoutCore

/// Something that a program can scroll to.
@MainActor
enum ScrollTarget {
    case node(ViewNode)
    /// An item of a lazy source, which may not be there yet.
    case item(ViewNode, Int)
    /// An item of a lazy container's box.
    case inBox(LazyBox, Int)

    /// Where the target lies, in a box that is part of the layout; nil while there is none.
    func place() -> (box: LayoutNode, rect: CGRect)? {
        switch self {
        case .inBox(let box, let item): return (box, box.frameInSight(ofItem: item))
        case .item(let source, let index):
            guard let container = source.lazyContainer, let node = container as? ViewNode,
                let box = container.lazyBox
            else { return nil }
            let item = node.lazyIndex(of: source) + index
            return attached(box, box.frameInSight(ofItem: item), of: node)
        case .node(let node):
            // In a lazy container the whole row is meant.
            if node.lazyContainer != nil { return ScrollTarget.item(node, 0).place() }
            var boxes: [LayoutNode] = []
            node.collectLayoutNodes(into: &boxes)
            guard let first = boxes.first else { return nil }
            let rect = boxes.reduce(first.frame) { $0.union($1.frame) }
            guard let parent = first.parent else { return placeAbove(node) }
            return attached(parent, rect, of: node)
        }
    }

    // What lies in a row out of sight comes into sight with the row.
    private func attached(
        _ box: LayoutNode, _ rect: CGRect, of node: ViewNode
    ) -> (box: LayoutNode, rect: CGRect)? {
        var top = box
        while let parent = top.parent { top = parent }
        return top is RootLayoutNode ? (box, rect) : placeAbove(node)
    }

    private func placeAbove(_ node: ViewNode) -> (box: LayoutNode, rect: CGRect)? {
        var ancestor = node.parent
        while let current = ancestor {
            if current.lazyContainer != nil { return ScrollTarget.item(current, 0).place() }
            ancestor = current.parent
        }
        return nil
    }
}

extension LazyBox {
    /// Where an item lies, with the header that would cover it.
    func frameInSight(ofItem item: Int) -> CGRect {
        var rect = frame(ofItem: item)
        guard pinnedViews.contains(.sectionHeaders), axis == .vertical,
            let header = section(of: item)?.header, header != item
        else { return rect }
        let covered = frame(ofItem: header).height
        rect.origin.y -= covered
        rect.size.height += covered
        return rect
    }
}

/// A wish to see something, fulfilled over one frame or several.
@MainActor
final class ScrollRequest {
    private let find: @MainActor () -> ScrollTarget?
    /// The point of the target that goes to the same point of the viewport; nil for the least
    /// movement that shows all of it.
    let anchor: UnitPoint?
    let animation: Animation?
    var startTime: Double?
    var startOffsets: [ObjectIdentifier: CGPoint] = [:]
    /// Rounds of layout left in which lengths may turn out otherwise.
    var rounds = 12

    init(
        anchor: UnitPoint?, animation: Animation?,
        find: @escaping @MainActor () -> ScrollTarget?
    ) {
        self.find = find
        self.anchor = anchor
        self.animation = animation
    }

    /// The regions around the target and the offsets that show it, inner ones first.
    func destinations() -> [(box: ScrollBox, offset: CGPoint)] {
        guard var (box, rect) = find()?.place() else { return [] }
        var found: [(box: ScrollBox, offset: CGPoint)] = []
        while true {
            if let scroll = box as? ScrollBox, !found.contains(where: { $0.box === scroll }) {
                let offset = scroll.clamped(wanted(rect, in: scroll))
                found.append((scroll, offset))
                rect.origin.x -= offset.x
                rect.origin.y -= offset.y
            }
            rect.origin.x += box.frame.minX
            rect.origin.y += box.frame.minY
            guard let parent = box.parent else { return found }
            box = parent
        }
    }

    private func wanted(_ rect: CGRect, in scroll: ScrollBox) -> CGPoint {
        var offset = scroll.offset
        for axis in [Axis.horizontal, .vertical] where scroll.axes.includes(axis) {
            let start = axis == .horizontal ? rect.minX : rect.minY
            let length = rect.size[axis]
            let page = scroll.frame.size[axis]
            if let anchor {
                let fraction = axis == .horizontal ? anchor.x : anchor.y
                offset[axis] = start + (length - page) * fraction
            } else if start < offset[axis] || length > page {
                offset[axis] = start
            } else if start + length > offset[axis] + page {
                offset[axis] = start + length - page
            }
        }
        return offset
    }
}

/// The scrolling that the program asked for and that is not done yet.
@MainActor
final class ScrollRequests {
    private var requests: [ScrollRequest] = []
    private var lastTime = -1.0

    var isEmpty: Bool { requests.isEmpty }

    func add(_ request: ScrollRequest) {
        requests.removeAll()
        requests.append(request)
    }

    /// A person scrolled; what the program wanted is off.
    func cancel(in box: ScrollBox) { requests.removeAll() }

    /// Brings the regions nearer to where they are to be; called after each layout.
    ///
    /// - Returns: Whether something moved, so that layout is due again.
    func advance(to now: Double) -> Bool {
        var didMove = false
        for request in requests {
            let isDone: Bool
            if let animation = request.animation {
                guard now != lastTime || request.startTime == nil else { continue }
                isDone = move(request, animation, now, &didMove)
            } else {
                isDone = settle(request, &didMove)
            }
            if isDone { requests.removeAll { $0 === request } }
        }
        lastTime = now
        return didMove
    }

    private func settle(_ request: ScrollRequest, _ didMove: inout Bool) -> Bool {
        request.rounds -= 1
        var isThere = true
        for (box, offset) in request.destinations() {
            guard
                abs(box.offset.x - offset.x) > 0.5 || abs(box.offset.y - offset.y) > 0.5
            else { continue }
            box.scroll(to: offset)
            isThere = false
            didMove = true
        }
        return isThere || request.rounds <= 0
    }

    private func move(
        _ request: ScrollRequest, _ animation: Animation, _ now: Double, _ didMove: inout Bool
    ) -> Bool {
        let start = request.startTime ?? now
        request.startTime = start
        let (fraction, isFinished) = animation.progress(at: now - start)
        if isFinished { return settle(request, &didMove) }
        for (box, offset) in request.destinations() {
            let from = request.startOffsets[ObjectIdentifier(box)] ?? box.offset
            request.startOffsets[ObjectIdentifier(box)] = from
            let before = box.offset
            box.scroll(
                to: CGPoint(
                    x: from.x + (offset.x - from.x) * fraction,
                    y: from.y + (offset.y - from.y) * fraction))
            if box.offset != before { didMove = true }
        }
        return false
    }
}
