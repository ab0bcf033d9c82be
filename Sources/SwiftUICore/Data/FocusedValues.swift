// Status: partial (text fields take the focus; other controls do not)
// GTK: the focus of GtkEntry and GtkTextView

/// A key of the values that the focused view and what is around it supply.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the focused view and what is around it supply; nil where nothing does.
public struct FocusedValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key, nil when nothing around the focus supplies it.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    subscript(objectOfType type: ObjectIdentifier) -> AnyObject? {
        get { values[type] as AnyObject? }
        set { values[type] = newValue }
    }

    func isEqual(to other: FocusedValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                other.values[key].map { areEqualErasedInputs(value, $0) } ?? false
            }
    }
}

/// Keeps the values of what holds the focus in a window, and tells their readers of changes.
@MainActor
final class FocusedValueStore {
    private weak var focused: ViewNode?
    /// Those that supply values wherever the focus is, the outermost first.
    private var sceneWriters: [any FocusedValueWriter] = []
    private var readers: [ObjectIdentifier: Reader] = [:]
    private struct Reader { weak var node: ViewNode? }
    private(set) var values = FocusedValues()

    func focusDidChange(of node: ViewNode, isFocused: Bool) {
        if isFocused {
            focused = node
        } else if focused === node {
            focused = nil
        }
        refresh()
    }

    func add(sceneWriter writer: any FocusedValueWriter) {
        sceneWriters.append(writer)
        refresh()
    }

    func remove(sceneWriter writer: any FocusedValueWriter) {
        sceneWriters.removeAll { $0 === writer }
        refresh()
    }

    func add(reader node: ViewNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }

    /// Collects the values anew; an inner one hides those around it.
    func refresh() {
        var new = FocusedValues()
        for writer in sceneWriters { writer.write(to: &new) }
        var path: [any FocusedValueWriter] = []
        var node: ViewNode? = focused
        while let current = node {
            if let writer = current as? any FocusedValueWriter { path.append(writer) }
            node = current.parent
        }
        for writer in path.reversed() { writer.write(to: &new) }
        guard !new.isEqual(to: values) else { return }
        values = new
        for (key, reader) in readers {
            if let node = reader.node, !node.isDestroyed {
                node.invalidate()
            } else {
                readers[key] = nil
            }
        }
    }
}

/// A node that supplies values while the focus is in it.
@MainActor
protocol FocusedValueWriter: ViewNode {
    func write(to values: inout FocusedValues)
}

/// A modifier that supplies a value to readers anywhere in the window.
struct FocusedValueModifier {
    var write: (inout FocusedValues) -> Void
    /// Whether the value holds wherever the focus is.
    var isOfScene: Bool
}

extension FocusedValueModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        FocusedValueNode(view, parent: parent)
    }
}

@MainActor
private final class FocusedValueNode<C: View>:
    ModifierNode<C, FocusedValueModifier>, FocusedValueWriter
{
    override func didMount() {
        if modifier.isOfScene { root.focusedValues.add(sceneWriter: self) }
    }

    override func modifierDidChange(from old: FocusedValueModifier) {
        root.focusedValues.refresh()
    }

    override func willDestroy() {
        if modifier.isOfScene { root.focusedValues.remove(sceneWriter: self) }
    }

    func write(to values: inout FocusedValues) { modifier.write(&values) }
}

extension View {
    /// Supplies a value while the focus is in this view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isOfScene: false))
    }
    /// Supplies a value while the focus is in this view; nil supplies none.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isOfScene: false))
    }
    /// Supplies a value wherever the focus is in the window.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isOfScene: true))
    }
    /// Supplies a value wherever the focus is in the window; nil supplies none.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isOfScene: true))
    }
}
