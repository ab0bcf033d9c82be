import LayoutCore

extension LayoutNode {
    /// What the content of a row says for assistive technology, from outside in.
    var innermostAccessibility: AccessibilityState {
        var state = AccessibilityState()
        var node: LayoutNode? = self
        while let current = node {
            if let own = current.renderNode?.accessibility {
                state.label = state.label ?? own.label
                state.hint = state.hint ?? own.hint
                state.tooltip = state.tooltip ?? own.tooltip
                if own.isSelected { state.isSelected = true }
                state.identifier = state.identifier ?? own.identifier
                state.role = state.role ?? own.role
            }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return state
    }
}
