import Foundation
import LayoutCore

/// The box of a scrolling region: one content box, and the distance it is scrolled by.
@MainActor
final class ScrollBox: ScrollContentNode {
    private var state: ScrollState
    /// The content; its origin is the region's when nothing is scrolled.
    let contentBox: LayoutNode
    /// Told before a person's scrolling is taken over.
    var personWillScroll: (() -> Void)?
    /// Told after the offset changed, by a person or by the program.
    var offsetDidChange: (() -> Void)?
    private var followers: [Weak<LazyBox>] = []

    private struct Weak<T: AnyObject> { weak var value: T? }

    init(axes: Axis.Set, contentBox: LayoutNode) {
        state = ScrollState(axes: axes)
        self.contentBox = contentBox
        super.init(axes: axes)
        contentBox.show(.group)
        setChildren([contentBox])
        show(.scroll(state))
        renderNode?.handlers.scrolled = { [weak self] in self?.personScrolled(to: $0) }
    }

    /// Points by which the content lies above and left of the viewport.
    var offset: CGPoint { state.offset }
    var listRowCount: Int? { state.listRowCount }

    func edit(_ change: (inout ScrollState) -> Void) {
        change(&state)
        show(.scroll(state))
    }

    /// The id of the first lazy item that lies behind the start of the viewport.
    func firstItemInSight() -> AnyHashable? {
        for case let follower? in followers.map(\.value) {
            if let id = follower.firstIDInSight { return id }
        }
        return nil
    }

    /// Rows that depend on what is visible.
    func addFollower(_ follower: LazyBox) {
        guard !followers.contains(where: { $0.value === follower }) else { return }
        followers.removeAll { $0.value == nil }
        followers.append(Weak(value: follower))
    }

    // The backend shows the new offset already; nothing is committed for it.
    private func personScrolled(to new: CGPoint) {
        guard new != state.offset else { return }
        personWillScroll?()
        isAnchored = false
        state.offset = new
        renderNode?.content = .scroll(state)
        noteEnd()
        notify()
    }

    // At the end again, content that grows is followed again.
    private func noteEnd() {
        guard let defaultAnchor, !isAnchored else { return }
        let limit = clamped(CGPoint(x: CGFloat.infinity, y: CGFloat.infinity))
        if defaultAnchor.y == 1, axes.contains(.vertical), abs(limit.y - offset.y) < 1 {
            isAnchored = true
        }
    }

    /// Scrolls so that the offset is as near to `target` as the content allows.
    func scroll(to target: CGPoint) {
        let new = clamped(target)
        guard new != state.offset else { return }
        isAnchored = false
        edit { $0.offset = new }
        noteEnd()
        notify()
    }

    /// Moves content and offset together, so that what is on screen stays where it is.
    func compensate(_ distance: CGFloat, along axis: Axis) {
        edit { $0.offset[axis] = max(0, $0.offset[axis] + distance) }
    }

    private func notify() {
        for follower in followers { follower.value?.visibleRectDidChange() }
        offsetDidChange?()
        var top: LayoutNode = self
        while let parent = top.parent { top = parent }
        (top as? RootLayoutNode)?.contentDidScroll?()
    }

    /// The nearest offset that the content allows.
    func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, 0), max(0, contentSize.width - frame.width)),
            y: min(max(point.y, 0), max(0, contentSize.height - frame.height)))
    }

    override func frameDidChange(from old: CGRect) {
        if old.size != frame.size {
            for follower in followers { follower.value?.visibleRectDidChange() }
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        contentDidChange()
    }

    /// Where the content is shown from until a person scrolls: 0 the start, 1 the end.
    var defaultAnchor: UnitPoint?
    private var isAnchored = true

    private var anchoredOffset: CGPoint? {
        let start: UnitPoint? = isMirrored && axes.contains(.horizontal) ? .topTrailing : nil
        guard isAnchored, let defaultAnchor = defaultAnchor ?? start else { return nil }
        var point = state.offset
        if axes.contains(.horizontal) {
            point.x = (contentSize.width - frame.width) * defaultAnchor.x
        }
        if axes.contains(.vertical) {
            point.y = (contentSize.height - frame.height) * defaultAnchor.y
        }
        return point
    }

    /// The content's size may have changed.
    func contentDidChange() {
        var wanted = state.offset
        // What is read from the right keeps its distance from there.
        if isMirrored { wanted.x += contentSize.width - state.contentSize.width }
        let offset = clamped(anchoredOffset ?? wanted)
        let isMoved = offset != state.offset
        edit {
            $0.contentSize = contentSize
            $0.offset = offset
        }
        // Content that became shorter than the offset moved: other rows are to be seen.
        if isMoved { notify() }
    }

    override var ownExplicitGuides: ExplicitGuides { [] }
}

extension LayoutNode {
    /// The nearest region around the box that scrolls along an axis, and the box's origin in the
    /// region's content; nil for the axis takes any region.
    final func enclosingScroll(along axis: Axis?) -> (box: ScrollBox, origin: CGPoint)? {
        var origin = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node {
            if let scroll = current as? ScrollBox, current !== self {
                if axis.map(scroll.axes.includes) ?? true { return (scroll, origin) }
                origin.x -= scroll.offset.x
                origin.y -= scroll.offset.y
            }
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            node = current.parent
        }
        return nil
    }
}
