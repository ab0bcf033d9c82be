import Foundation
import LayoutCore
import Testing

@MainActor
@Suite struct TraitTests {
    private enum Flavour: LayoutValueKey {
        static let defaultValue = "plain"
    }

    private func wrap(_ node: LayoutNode) -> PassthroughNode {
        let wrapper = PassthroughNode()
        wrapper.setChildren([node])
        return wrapper
    }

    @Test func `priority shows through modifiers and the outermost wins`() {
        let leaf = ColorNode()
        let wrapper = wrap(leaf)
        #expect(wrapper.priority == 0)
        leaf.priority = 2
        #expect(wrapper.priority == 2)
        wrapper.priority = 1
        #expect(wrapper.priority == 1)
        #expect(leaf.priority == 2)
    }

    @Test func `of several draw orders the innermost counts`() {
        let leaf = ColorNode()
        let wrapper = wrap(leaf)
        wrapper.zIndex = 5
        #expect(wrapper.zIndex == 5)
        leaf.zIndex = 1
        #expect(wrapper.zIndex == 1)
    }

    @Test func `a spacer has the lowest priority in a stack and none outside`() {
        let spacer = SpacerNode()
        #expect(spacer.priority == 0)
        let row = StackNode.row()
        row.setChildren([wrap(spacer)])
        #expect(spacer.priority == -.infinity)
        spacer.priority = 3
        #expect(spacer.priority == 3)
    }

    @Test func `a layout value reaches through modifiers`() {
        let leaf = ColorNode()
        let wrapper = wrap(leaf)
        #expect(wrapper.layoutValue(Flavour.self) == "plain")
        leaf.setLayoutValue(Flavour.self, "sweet")
        #expect(wrapper.layoutValue(Flavour.self) == "sweet")
        wrapper.setLayoutValue(Flavour.self, "sour")
        #expect(wrapper.layoutValue(Flavour.self) == "sour")
    }

    @Test func `an equal layout value does not invalidate`() {
        let leaf = ColorNode()
        leaf.setLayoutValue(Flavour.self, "sweet")
        leaf.place(at: .zero, proposal: .zero)
        leaf.setLayoutValue(Flavour.self, "sweet")
        #expect(!leaf.needsLayout)
        leaf.setLayoutValue(Flavour.self, "sour")
        #expect(leaf.needsLayout)
    }

    @Test func `grid traits of several modifiers add up`() {
        let leaf = ColorNode()
        let wrapper = wrap(leaf)
        leaf.gridTraits = GridCellTraits(columns: 2)
        wrapper.gridTraits = GridCellTraits(unsizedAxes: .horizontal)
        #expect(wrapper.gridTraits.columns == 2)
        #expect(wrapper.gridTraits.unsizedAxes == .horizontal)
    }

    @Test func `text stacks closer where the policy says so`() {
        let saved = StackSpacing.current
        defer { StackSpacing.current = saved }
        StackSpacing.current = StackSpacing(plain: 8, textOverText: 1)
        let column = StackNode.column()
        let texts = (0..<2).map { _ in
            TextLikeNode(characters: 1, em: 10, lineHeight: 20, ascent: 15)
        }
        column.setChildren([texts[0], texts[1], ColorNode()])
        column.place(at: .zero, proposal: .unspecified)
        #expect(texts[1].frame.minY == 21)
        #expect(column.children[2].frame.minY == 49)
    }
}
