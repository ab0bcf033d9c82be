import Foundation
import LayoutCore

/// A dot for each page; a press on one turns to its page.
@MainActor
final class TabDotsBox: LayoutNode {
    private var dots: [TabDotBox] = []
    private let back = FillingBox()
    private static let cell: CGFloat = 18

    override init() {
        super.init()
        show(.group)
        var state = AccessibilityState()
        state.role = .tabList
        setAccessibility(state)
    }

    func sync(
        count: Int, selected: Int, environment: EnvironmentValues,
        choose: @escaping @MainActor (Int) -> Void
    ) {
        while dots.count > count { dots.removeLast() }
        while dots.count < count { dots.append(TabDotBox()) }
        for (index, dot) in dots.enumerated() {
            dot.sync(
                name: Words.page(index + 1, of: count), isSelected: index == selected,
                environment: environment)
            dot.renderNode?.handlers.activate = { choose(index) }
        }
        let color = Color.primary.resolved(in: environment).multiplyingOpacity(by: 0.12)
        back.show(.shape(ShapeDrawing(geometry: .capsule, fill: .color(color))))
        setChildren((environment.hasIndexBackground ? [back] : []) + dots)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: CGFloat(dots.count) * Self.cell + 8, height: 24)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if children.first === back { back.place(at: .zero, proposal: ProposedViewSize(size)) }
        for (index, dot) in dots.enumerated() {
            dot.place(
                at: CGPoint(
                    x: 4 + CGFloat(index) * Self.cell, y: (size.height - Self.cell) / 2),
                proposal: ProposedViewSize(width: Self.cell, height: Self.cell))
        }
    }
}

/// One dot.
@MainActor
final class TabDotBox: LayoutNode {
    private let mark = FillingBox()
    private static let diameter: CGFloat = 8

    override init() {
        super.init()
        show(.button(.plain))
        setChildren([mark])
    }

    func sync(name: String, isSelected: Bool, environment: EnvironmentValues) {
        let opacity = isSelected ? 0.8 : 0.3
        let color = Color.primary.resolved(in: environment).multiplyingOpacity(by: opacity)
        mark.show(.shape(ShapeDrawing(geometry: .circle, fill: .color(color))))
        var state = AccessibilityState()
        state.role = .tab
        state.label = name
        state.isSelected = isSelected
        state.combinesChildren = true
        setAccessibility(state)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        mark.place(
            at: CGPoint(
                x: (size.width - Self.diameter) / 2, y: (size.height - Self.diameter) / 2),
            proposal: ProposedViewSize(width: Self.diameter, height: Self.diameter))
    }
}
