// Status: complete
import LayoutCore

/// A box that changes the transaction for what is inside.
@MainActor
final class AnimationBox: PassthroughNode {
    var animation: Animation?
    /// The change whose effects move; nil for every one but the first.
    var activeSerial: Int?
    var isAlwaysActive = false
    private var firstSerial: Int?
    /// Edits the transaction of every change, in place of what is above.
    var transform: ((inout Transaction) -> Void)?

    func edit(_ transaction: inout Transaction, serial: Int) {
        if let transform { return transform(&transaction) }
        let isActive: Bool
        if isAlwaysActive {
            let first = firstSerial ?? serial
            firstSerial = first
            isActive = serial > first
        } else {
            isActive = activeSerial == serial
        }
        if isActive, !transaction.disablesAnimations { transaction.animation = animation }
    }
}

struct AnimationModifier<Value: Equatable> {
    var animation: Animation?
    /// nil: every change moves.
    var value: Value?
}

extension AnimationModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        AnimationNode(view, parent: parent)
    }
}

extension AnimationModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AnimationBox {
        let box = AnimationBox()
        box.isAlwaysActive = value == nil
        box.animation = animation
        return box
    }
    func updateBox(_ box: AnimationBox, in environment: EnvironmentValues) {
        box.animation = animation
    }
}

@MainActor
private final class AnimationNode<C: View, Value: Equatable>:
    LayoutModifierNode<C, AnimationModifier<Value>>
{
    private var activeSerial: Int?

    override func modifierDidChange(from old: AnimationModifier<Value>) {
        super.modifierDidChange(from: old)
        guard let value = modifier.value, value != old.value else { return }
        activeSerial = root.changeSerial
        for box in boxes { box.activeSerial = activeSerial }
    }

    override func makeBox() -> AnimationBox {
        let box = super.makeBox()
        box.activeSerial = activeSerial
        return box
    }

    override func editTransaction(_ transaction: inout Transaction) {
        guard !transaction.disablesAnimations else { return }
        if modifier.value == nil || activeSerial == root.changeSerial {
            transaction.animation = modifier.animation
        }
    }
}

/// A modifier that edits the transaction of changes inside.
struct TransactionModifier<Value: Equatable> {
    /// nil: every change is edited, else those in which the value changes.
    var value: Value?
    var transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        TransactionNode(view, parent: parent)
    }
}

extension TransactionModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AnimationBox { AnimationBox() }
    func updateBox(_ box: AnimationBox, in environment: EnvironmentValues) {}
}

@MainActor
private final class TransactionNode<C: View, Value: Equatable>:
    LayoutModifierNode<C, TransactionModifier<Value>>
{
    private var activeSerial: Int?

    override func makeBox() -> AnimationBox {
        let box = super.makeBox()
        box.transform = { [weak self] in self?.editTransaction(&$0) }
        return box
    }

    override func modifierDidChange(from old: TransactionModifier<Value>) {
        super.modifierDidChange(from: old)
        if modifier.value != old.value { activeSerial = root.changeSerial }
    }

    override func editTransaction(_ transaction: inout Transaction) {
        if modifier.value == nil || activeSerial == root.changeSerial {
            modifier.transform(&transaction)
        }
    }
}

extension View {
    /// Moves what changes below when the value changes; a nil animation keeps it from moving.
    public nonisolated func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Moves every change below.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Bool>(animation: animation, value: nil))
    }

    /// Edits the transaction of every change below.
    public nonisolated func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier<Bool>(value: nil, transform: transform))
    }

    /// Edits the transaction of changes below in which a value changes.
    public nonisolated func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(value: value, transform: transform))
    }
}
