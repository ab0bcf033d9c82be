/// The rows of a list of trees.
public typealias OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> =
    OutlineGroup<
        Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >

extension List where SelectionValue == Never {
    /// Makes a list of trees; rows with children open and close.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.init(
            selection: ListSelection<Never>?.none,
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list of trees whose values are told apart by a part of them.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineRows<Data, ID, RowContent> {
        self.init(
            selection: ListSelection<Never>?.none,
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Makes a list of trees of which one row can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { .one($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list of trees of which several rows can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { .many($0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }
}
