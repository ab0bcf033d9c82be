import SwiftUICore

/// What the runtime shows for a representable; not for apps.
public struct RepresentedView: View {
    public typealias Body = Never
    let value: Any
    let make: @MainActor (Any, ViewNode) -> RepresentedObject?
}

extension RepresentedView: KeptObjectView, PrimitiveView {
    package func makeObject(in node: ViewNode) -> RepresentedObject {
        make(value, node) ?? RepresentedObject()
    }
    package func update(_ object: RepresentedObject) { object.update(with: value) }
}

/// The UIKit object of one representable, whatever its type.
@MainActor
package class RepresentedObject: KeptObject {
    init() {}
    package var content: AnyView { AnyView(EmptyView()) }
    func update(with value: Any) {}
    package func environmentDidChange(to environment: EnvironmentValues) -> Bool { false }
    package func end() {}
}
