import Foundation

/// Splits a length among a stack's children and lines them up across it.
///
/// Children are served by priority, then from least to most flexible, each being offered an equal
/// share of what is left, so that a child that cannot shrink never loses room to one that can.
/// Before a priority level is served, the minimums of all lower levels are set aside.
///
/// - Complexity: O(*n* log *n*) plus at most three measurements per child; a child with equal
///   minimum and maximum takes two, an only child one.
///
/// Source: Apple's references for `HStack`, `layoutPriority` and `Layout`; the order among equally
/// flexible children as in row_flexible_min74_max23_in_120.
@MainActor
struct StackLayout {
    /// One child's part of a solution.
    struct Item {
        var proposal: ProposedViewSize
        var size: CGSize
        var origin: CGPoint = .zero
    }

    /// Sizes and places of all children for one proposal.
    struct Solution {
        var proposal: ProposedViewSize
        var size: CGSize
        var items: [Item]
    }

    /// How far a child's length can go.
    private struct Flexibility {
        var index: Int
        var least: CGFloat
        var most: CGFloat
        var isRigid: Bool
        var rigidSize: CGSize

        func comesBefore(_ other: Flexibility) -> Bool {
            let mine = most - least
            let others = other.most - other.least
            if mine != others { return mine < others }
            if mine == .infinity && least != other.least { return least > other.least }
            return index < other.index
        }
    }

    let axis: Axis
    let spacing: CGFloat?
    let alignment: AlignmentKey
    let children: [LayoutNode]

    func solve(_ proposal: ProposedViewSize) -> Solution {
        let gaps = gaps()
        var items = lengths(proposal, gaps: gaps.reduce(0, +))
        let across = alignAcross(&items)
        let along = putInLine(&items, gaps: gaps)
        let size =
            axis == .horizontal
            ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        return Solution(proposal: proposal, size: size, items: items)
    }

    /// The solution children are placed by, given the one the stack was measured by.
    ///
    /// Where the length across was left open, children are offered the stack's own, so that in a
    /// stack of ideal size a divider or a filling frame reaches as far as the largest sibling.
    ///
    /// Source: the widely published way to give views in a row equal heights, a fixed-size stack
    /// of frames with infinite maximum.
    func settle(_ measured: Solution) -> Solution {
        let across = axis.perpendicular
        guard measured.proposal[across] == nil, measured.size[across].isFinite else {
            return measured
        }
        var items = measured.items
        for index in items.indices {
            items[index].proposal[across] = measured.size[across]
            items[index].size = children[index].sizeThatFits(items[index].proposal)
        }
        _ = alignAcross(&items)
        _ = putInLine(&items, gaps: gaps())
        return Solution(proposal: measured.proposal, size: measured.size, items: items)
    }

    // MARK: Spacing

    /// The room before each child but the first.
    private func gaps() -> [CGFloat] {
        guard children.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: children.count - 1) }
        let policy = StackSpacing.current
        var previous = children[0].viewSpacing
        return children.dropFirst().map { child in
            let next = child.viewSpacing
            defer { previous = next }
            return previous.distance(to: next, along: axis, policy: policy)
        }
    }

    // MARK: Lengths

    private func lengths(_ proposal: ProposedViewSize, gaps: CGFloat) -> [Item] {
        guard let along = proposal[axis], along.isFinite, children.count > 1 else {
            return children.map { item($0, proposal) }
        }
        let room = along - gaps
        if room <= 0 {
            var none = proposal
            none[axis] = 0
            return children.map { item($0, none) }
        }
        return share(room, across: proposal[axis.perpendicular])
    }

    private func item(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Item {
        Item(proposal: proposal, size: child.sizeThatFits(proposal))
    }

    private func share(_ room: CGFloat, across: CGFloat?) -> [Item] {
        let blank = Item(proposal: .zero, size: .zero)
        var items = Array(repeating: blank, count: children.count)
        var room = room
        let levels = levels()
        for (number, level) in levels.enumerated() {
            var reserved: CGFloat = 0
            for lower in levels[(number + 1)...] {
                for index in lower { reserved += least(children[index], across: across) }
            }
            let used = serve(level, room: room - reserved, across: across, items: &items)
            room -= used
        }
        return items
    }

    /// Indices by falling priority.
    private func levels() -> [[Int]] {
        let priorities = children.map(\.priority)
        if !priorities.contains(where: { $0 != priorities[0] }) {
            return [Array(children.indices)]
        }
        return Set(priorities).sorted(by: >).map { priority in
            children.indices.filter { priorities[$0] == priority }
        }
    }

    private func least(_ child: LayoutNode, across: CGFloat?) -> CGFloat {
        child.sizeThatFits(ProposedViewSize(along: 0, across: across, axis: axis))[axis]
    }

    /// Serves one priority level and returns the length it used.
    private func serve(_ level: [Int], room: CGFloat, across: CGFloat?, items: inout [Item])
        -> CGFloat
    {
        var left = room
        var waiting = level.count
        for candidate in order(level, across: across) {
            let offer = max(0, left / CGFloat(waiting))
            let child = children[candidate.index]
            let proposal = proposal(for: candidate, offer: offer, across: across)
            let size = child.sizeThatFits(proposal)
            items[candidate.index] = Item(proposal: proposal, size: size)
            left -= size[axis]
            waiting -= 1
        }
        return room - left
    }

    /// The offer, or for a rigid child its own length.
    ///
    /// A rigid child answers both alike, but its own length doesn't change when a sibling does, so
    /// that nothing inside it has to be laid out anew.
    private func proposal(for candidate: Flexibility, offer: CGFloat, across: CGFloat?)
        -> ProposedViewSize
    {
        guard candidate.isRigid else {
            return ProposedViewSize(along: offer, across: across, axis: axis)
        }
        let own = ProposedViewSize(
            along: candidate.rigidSize[axis], across: across, axis: axis)
        children[candidate.index].assume(candidate.rigidSize, for: own)
        return own
    }

    private func order(_ level: [Int], across: CGFloat?) -> [Flexibility] {
        if level.count == 1 {
            return [
                Flexibility(index: level[0], least: 0, most: 0, isRigid: false, rigidSize: .zero)
            ]
        }
        let all = level.map { flexibility($0, across: across) }
        return all.sorted { $0.comesBefore($1) }
    }

    private func flexibility(_ index: Int, across: CGFloat?) -> Flexibility {
        let child = children[index]
        let least = child.sizeThatFits(ProposedViewSize(along: 0, across: across, axis: axis))
        let most = child.sizeThatFits(
            ProposedViewSize(along: .infinity, across: across, axis: axis))
        return Flexibility(
            index: index, least: least[axis], most: most[axis], isRigid: least == most,
            rigidSize: least)
    }

    // MARK: Positions

    /// Lines the children's guides up and returns the extent of them all across the stack.
    private func alignAcross(_ items: inout [Item]) -> CGFloat {
        let across = axis.perpendicular
        var start = CGFloat.infinity
        var end = -CGFloat.infinity
        for index in items.indices {
            let item = items[index]
            let length = item.size[across]
            if length == .infinity { return .infinity }
            let guide = children[index].alignmentValue(
                of: alignment, in: item.size, proposal: item.proposal)
            items[index].origin[across] = -guide
            start = min(start, -guide)
            end = max(end, length - guide)
        }
        guard start <= end else { return 0 }
        for index in items.indices { items[index].origin[across] -= start }
        return end - start
    }

    private func putInLine(_ items: inout [Item], gaps: [CGFloat]) -> CGFloat {
        var position: CGFloat = 0
        for index in items.indices {
            if index > 0 { position += gaps[index - 1] }
            items[index].origin[axis] = position
            position += items[index].size[axis]
        }
        return position
    }
}
