// Status: complete
import Foundation
import LayoutCore

/// A point or rectangle of a view, to be read in the space of another.
public struct Anchor<Value> {
    let place: AnchorPlace
    let read: @Sendable (CGRect) -> Value

    /// Says which point or rectangle is meant.
    public struct Source: @unchecked Sendable {
        /// The value where it needs no view to be known.
        var value: Value?
        let read: @Sendable (CGRect) -> Value

        init(value: Value? = nil, _ read: @escaping @Sendable (CGRect) -> Value) {
            self.value = value
            self.read = read
        }
    }
}

/// The box of an anchor; two anchors of one box and kind are equal.
struct AnchorPlace: Hashable {
    weak var box: LayoutNode?
    let id: ObjectIdentifier
    let kind: String

    @MainActor
    init(_ box: LayoutNode, kind: String) {
        self.box = box
        id = ObjectIdentifier(box)
        self.kind = kind
    }

    static func == (a: AnchorPlace, b: AnchorPlace) -> Bool { a.id == b.id && a.kind == b.kind }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.place == b.place }
}
extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's whole rectangle.
    public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
    /// A rectangle in the view's own space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init(value: r) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }
    /// A point in fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// What an anchor of another view is in the container's own space.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.read(rect(of: anchor.place)) }
}

struct AnchorModifier<Value, K: PreferenceKey> {
    var source: Anchor<Value>.Source
    /// Makes the preference's value of the anchor and of what is below.
    var change: (inout K.Value, Anchor<Value>) -> Void
}

extension AnchorModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        AnchorNode(view, parent: parent)
    }
}

extension AnchorModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode { PassthroughNode() }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {}
}

@MainActor
private final class AnchorNode<C: View, Value, K: PreferenceKey>:
    LayoutModifierNode<C, AnchorModifier<Value, K>>
{
    override func didMount() {
        super.didMount()
        addPreferenceWriters(1)
    }

    override func modifierDidChange(from old: AnchorModifier<Value, K>) {
        super.modifierDidChange(from: old)
        root.preferencesDidChange()
    }

    override func reducePreference<Key: PreferenceKey>(
        _ key: Key.Type, into value: inout Key.Value?
    ) {
        guard key == K.self else { return super.reducePreference(key, into: &value) }
        var below: K.Value?
        super.reducePreference(K.self, into: &below)
        var own = below ?? K.defaultValue
        if let box = boxes.first {
            let anchor = Anchor(
                place: AnchorPlace(box, kind: "\(Value.self)"), read: modifier.source.read)
            modifier.change(&own, anchor)
        }
        // Key is K, as the guard saw.
        guard let contribution = own as? Key.Value else { return }
        if var sum = value {
            Key.reduce(value: &sum) { contribution }
            value = sum
        } else {
            value = contribution
        }
    }
}

extension View {
    /// Sets a preference from a point or rectangle of the view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value) { $0 = transform($1) })
    }

    /// Edits a preference with a point or rectangle of the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value, change: transform))
    }

    /// Lays views over this one that are made from what it says for a preference.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(
                make: transform, alignment: alignment, isBackground: false))
    }

    /// Lays views under this one that are made from what it says for a preference.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(
                make: transform, alignment: alignment, isBackground: true))
    }
}
