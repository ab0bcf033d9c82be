// Status: complete
// GTK: nothing
import Foundation
import LayoutCore

/// Room that grows along the axis of the stack it is in.
public struct Spacer: Sendable {
    /// Points it takes at least; nil for the default of 8.
    public var minLength: CGFloat?
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {}

extension Spacer: LeafView, PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<Spacer> {
        LeafViewNode(self, parent: parent, box: SpacerNode(minLength: minLength))
    }
    package func show(in box: LayoutNode, environment: EnvironmentValues) {
        (box as? SpacerNode)?.minLength = minLength
    }
}

/// A thin line across the stack it is in.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: View {}

extension Divider: LeafView, PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<Divider> {
        LeafViewNode(self, parent: parent, box: DividerNode())
    }
    package func show(in box: LayoutNode, environment: EnvironmentValues) {
        box.show(
            .shape(
                ShapeDrawing(
                    geometry: .rectangle,
                    fill: .color(Color.separator.resolved(in: environment)))))
    }
}
