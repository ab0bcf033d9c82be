import Foundation
import LayoutCore

/// Pages side by side, turned by dragging, by touchpad, wheel and keys, or by the selection.
///
/// ```
/// box (takes drags) ── clip ── strip at −index × width + drag ── pages at i × width
/// ```
/// Only the strip moves, so a page that is made while it slides is in its place at once.
@MainActor
final class TabPager {
    private unowned let container: TabContainer
    let box = WholeRoomBox()
    private let frame = TabStripFrame()
    private let dots: TabDotsBox
    /// Pages that are placed: the chosen one and those that are seen while the strip moves.
    private var placed: Set<Int> = []
    /// Points by which fingers hold the strip away from the chosen page; nil when it is free.
    private var held: CGFloat?
    private var drag = PageDrag()
    private var lastTurn = -Double.infinity
    /// How pages move when a person lets go of them or turns them.
    static let turning = Animation.spring(response: 0.35, dampingFraction: 1)
    /// Pages that a long slide passes over are shown up to this many.
    private static let longestSlide = 6

    init(container: TabContainer) {
        self.container = container
        dots = TabDotsBox()
        let clip = PassthroughNode()
        clip.show(.effect(.clip(.rectangle)))
        clip.setChildren([frame])
        box.setChildren([clip])
        box.show(.gestureArea(GestureTraits(priority: .high, pages: true)))
        connect()
    }

    private func connect() {
        box.renderNode?.handlers.pointer = { [weak self] in self?.pointer($0) ?? .refuses }
        box.renderNode?.handlers.panned = { [weak self] in self?.panned($0) }
        box.renderNode?.handlers.turned = { [weak self] in self?.turned(by: $0) }
    }

    // MARK: Places

    private var width: CGFloat { max(frame.frame.width, 1) }

    /// Where the strip is seen now, in points; 0 shows the first page.
    private var position: CGFloat { sign * (frame.strip.renderNode?.frame.minX ?? 0) }

    /// −1 where pages follow one another to the left.
    private var sign: CGFloat { frame.isMirrored ? -1 : 1 }

    /// The pages of which some part is seen at a position of the strip.
    private func pages(at position: CGFloat) -> ClosedRange<Int> {
        let last = max(container.pages.count - 1, 0)
        let first = -position / width
        let low = min(max(Int((first + 0.001).rounded(.down)), 0), last)
        let high = min(max(Int((first + 0.999).rounded(.down)), low), last)
        return low...high
    }

    /// Pages that count as on screen.
    var pagesInSight: Set<Int> {
        guard held != nil else { return [container.selectedIndex] }
        return placed.union([container.selectedIndex])
    }

    /// Brings the strip to the chosen page, or to where fingers hold it.
    func selectionDidChange(from old: Int) {
        let index = container.selectedIndex
        if let held {
            placed = Set(pages(at: held - CGFloat(index) * width)).union([index])
        } else {
            let before = placed
            let passed = min(old, index)...max(old, index)
            let seen = frame.frame.width > 0 ? Set(pages(at: position)) : []
            placed = passed.count <= Self.longestSlide ? Set(passed) : [old, index]
            // What a slide under way still needs goes when it has come to its end.
            placed = before.union(placed).union(seen).union([index])
            container.root.enqueueAfterCommit { [weak self] in self?.dropPagesOutOfSight() }
        }
        show()
    }

    private func show() {
        let all = container.pages
        placed = placed.filter { all.indices.contains($0) }
        for index in placed { all[index].mount() }
        frame.arrange(
            pages: placed.sorted().map { (index: $0, box: all[$0].pageBox) },
            index: container.selectedIndex, shift: held ?? 0)
        dots.sync(
            count: all.count, selected: container.selectedIndex,
            environment: container.environment
        ) { [weak self] in self?.turn(to: $0) }
    }

    /// Once the strip has come to rest, only the chosen page stays.
    private func dropPagesOutOfSight() {
        guard held == nil, let strip = frame.strip.renderNode else { return }
        if strip.isMoving {
            strip.movementEnded = { [weak self] in self?.dropPagesOutOfSight() }
            return
        }
        let rest: Set<Int> = [container.selectedIndex]
        guard placed != rest else { return }
        placed = rest
        show()
    }

    /// The dots, where they are to be shown.
    var dotsBox: LayoutNode? {
        switch container.environment.tabStyle {
        case .page(.always): dots
        case .page(.automatic): container.pages.count > 1 ? dots : nil
        default: nil
        }
    }

    // MARK: Turning

    /// Slides to a page as a person's choice.
    func turn(to index: Int) {
        withAnimation(Self.turning) { container.settle(on: index) }
    }

    // One turn of a wheel comes as several steps.
    private func turned(by step: Int) {
        let now = container.root.backend.now
        guard now - lastTurn > 0.25 else { return }
        lastTurn = now
        _ = container.choose(by: frame.isMirrored ? -step : step)
    }

    // MARK: Dragging

    private func pointer(_ event: PointerEvent) -> PointerResponse {
        guard container.environment.isEnabled else { return .refuses }
        let response = drag.take(event)
        switch event.phase {
        case .began: break
        case .moved:
            if response == .claims { hold(from: drag.start) }
            if drag.isClaimed { move(by: sign * (event.location.x - drag.start)) }
        case .ended: if drag.isClaimed { letGo(velocity: Double(sign) * drag.velocity) }
        case .cancelled: if drag.isClaimed { letGo(velocity: 0) }
        }
        return response
    }

    private func panned(_ event: PanEvent) {
        switch event {
        case .began: hold(from: 0)
        case .moved(let distance):
            if held == nil { hold(from: 0) }
            drag.panned += sign * distance
            move(by: drag.panned)
        case .ended(let velocity):
            if held != nil { letGo(velocity: Double(sign) * velocity) }
        }
    }

    /// The strip stays where it is seen; a slide under way ends here.
    private func hold(from start: CGFloat) {
        drag.panned = 0
        drag.base = position + CGFloat(container.selectedIndex) * width
        move(by: 0)
    }

    private func move(by distance: CGFloat) {
        let wanted = drag.base + distance - CGFloat(container.selectedIndex) * width
        held = resisted(wanted) + CGFloat(container.selectedIndex) * width
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { container.invalidate() }
    }

    /// Beyond the first and the last page the strip follows less and less.
    private func resisted(_ position: CGFloat) -> CGFloat {
        let end = -CGFloat(max(container.pages.count - 1, 0)) * width
        if position > 0 { return position * 0.4 }
        if position < end { return end + (position - end) * 0.4 }
        return position
    }

    /// The page nearest to where the strip would come to rest, at most one further.
    private func letGo(velocity: Double) {
        let index = container.selectedIndex
        let shift = held ?? 0
        held = nil
        var target = index - Int((shift / width).rounded())
        if abs(velocity) > 300 { target = index + (velocity < 0 ? 1 : -1) }
        // A flick against the way it was dragged brings the page back.
        if velocity * shift < 0, abs(velocity) > 300 { target = index }
        target = min(max(target, index - 1), index + 1)
        target = min(max(target, 0), max(container.pages.count - 1, 0))
        withAnimation(Self.turning) { container.settle(on: target) }
    }
}

/// A box that takes all the room and gives it to its child.
@MainActor
final class WholeRoomBox: LayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 400))
    }
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}

/// The window through which the strip is seen.
@MainActor
final class TabStripFrame: LayoutNode {
    let strip = TabStripBox()
    private var index = 0
    private var shift: CGFloat = 0

    override init() {
        super.init()
        strip.show(.group)
        setChildren([strip])
    }

    func arrange(pages: [(index: Int, box: TabPageBox)], index: Int, shift: CGFloat) {
        self.index = index
        self.shift = shift
        strip.set(pages)
        setNeedsPlacement()
    }

    override var isLayoutBoundary: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 400))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        strip.place(
            at: CGPoint(x: shift - CGFloat(index) * size.width, y: 0),
            proposal: ProposedViewSize(size))
    }
}

/// Pages side by side.
@MainActor
final class TabStripBox: LayoutNode {
    private var pages: [(index: Int, box: TabPageBox)] = []

    func set(_ new: [(index: Int, box: TabPageBox)]) {
        let isSame =
            new.count == pages.count
            && zip(new, pages).allSatisfy { $0.index == $1.index && $0.box === $1.box }
        guard !isSame else { return }
        pages = new
        setChildren(new.map(\.box))
        setNeedsPlacement()
    }

    override var isLayoutBoundary: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 400))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for page in pages {
            page.box.place(
                at: CGPoint(x: CGFloat(page.index) * size.width, y: 0),
                proposal: ProposedViewSize(size))
        }
    }
}
