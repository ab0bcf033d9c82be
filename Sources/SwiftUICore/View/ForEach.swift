// Status: complete
// GTK: nothing; its rows join the container around it

/// A view per element of a collection, each with the identity of its element.
///
/// In a list or a lazy stack, rows are made only near the viewport. Elements with the same id
/// are told apart by occurrence, and a warning is logged.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Whether the elements are those that it had at first, whatever a later value says.
    let isConstant: Bool

    /// The identity of an element.
    package func identity(of element: Data.Element) -> ID { id(element) }

    package init(
        data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool = false,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.isConstant = isConstant
        self.content = content
    }
}

extension ForEach: View where Content: View {
    /// Makes rows of elements that identify themselves.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Makes rows of elements identified by a part of them.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Makes rows of bindings to elements that identify themselves.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == Binding<C>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID
    {
        self.init(data: data, id: { $0.wrappedValue.id }, content: content)
    }

    /// Makes rows of bindings to elements identified by a part of them.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes rows of a range that does not change; one that does needs an `id`.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, isConstant: true, content: content)
    }
}

/// The values behind a binding's elements, which read the newest however old they are.
struct BoundValues {
    /// The collection as it is now.
    let values: Any
    /// Where an older collection and this one differ.
    let change: (_ old: Any) -> ElementChange
}

/// A collection of bindings.
protocol BoundElements {
    func boundValues<Element, ID: Hashable>(id: @escaping (Element) -> ID) -> BoundValues
}

extension Binding: BoundElements where Value: MutableCollection & RandomAccessCollection {
    func boundValues<Element, ID: Hashable>(id: @escaping (Element) -> ID) -> BoundValues {
        let values = wrappedValue
        return BoundValues(values: values) { old in
            guard let old = old as? Value else { return ElementChange() }
            return ElementChange(from: old, to: values) {
                (Binding<Value.Element>.constant($0) as? Element).map(id)
            }
        }
    }
}

/// A view whose rows come from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(parent: ViewNode) -> TypedNode<ForEach<Data, ID, Content>> {
        ForEachNode(self, parent: parent)
    }
}
