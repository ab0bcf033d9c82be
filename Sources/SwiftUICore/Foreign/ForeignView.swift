import LayoutCore

/// A view that shows a foreign widget in all the room it is offered.
package struct ForeignView: View {
    package typealias Body = Never
    let model: ForeignModel
    let label: String

    /// - Parameter label: What assistive technology calls it.
    package init(_ model: ForeignModel, label: String) {
        self.model = model
        self.label = label
    }
}

extension ForeignView: LeafView, PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<ForeignView> {
        LeafViewNode(self, parent: parent, box: FillingBox())
    }

    package func show(in box: LayoutNode, environment: EnvironmentValues) {
        box.show(.foreign(ForeignContent(model)))
        var state = AccessibilityState()
        state.role = .group
        state.label = label
        box.setAccessibility(state)
        box.setEnabled(environment.isEnabled)
    }
}
