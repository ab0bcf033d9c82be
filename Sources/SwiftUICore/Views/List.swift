// Status: complete
// GTK: GtkScrolledWindow with a scrollable of our own, list and list item roles
import Foundation
import LayoutCore

/// Rows in a column that scrolls; only those near the viewport exist.
public struct List<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    let selection: ListSelection<SelectionValue>?
    let content: Content
}

/// Where the chosen rows of a list are kept.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case many(Binding<Set<Value>>)
}

extension List {
    /// Makes a list of which one row can be chosen.
    public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection.map { .one($0) }, content: content())
    }

    /// Makes a list of a collection of which one row can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of a collection of which one row can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: selection.map { .one($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list of a range that does not change, of which one row can be chosen.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(
            selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of bindings to elements of which one can be chosen.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
    }
}

extension List {
    /// Makes a list of which several rows can be chosen.
    public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection.map { .many($0) }, content: content())
    }

    /// Makes a list of a collection of which several rows can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of a collection of which several rows can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: selection.map { .many($0) },
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list of a range that does not change, of which several rows can be chosen.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(
            selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of bindings to elements of which several can be chosen.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of views and collections of views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection<Never>?.none, content: content())
    }

    /// Makes a list of elements that identify themselves.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection: ListSelection<Never>?.none, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of elements identified by a part of them.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: ListSelection<Never>?.none,
            content: ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list of a range that does not change.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(
            selection: ListSelection<Never>?.none, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of bindings to elements that identify themselves.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
    {
        self.init(
            selection: ListSelection<Never>?.none, content: ForEach(data, content: rowContent))
    }

    /// Makes a list of bindings to elements identified by a part of them.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection
    {
        self.init(
            selection: ListSelection<Never>?.none,
            content: ForEach(data, id: id, content: rowContent))
    }
}
