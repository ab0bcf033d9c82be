// Status: partial (data with identifiable elements, or ids by key path)
// GTK: disclosure groups

/// Views for a tree of values: those with children open and close.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    // The type would contain itself.
                    AnyView(
                        OutlineGroup(data: below, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

/// The views below one of an outline's.
public struct OutlineSubgroupChildren: View {
    let wrapped: AnyView
    public var body: some View { wrapped }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Data.Element: Identifiable, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Makes an outline of trees.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(data: data, id: \.id, children: children, content: content) }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Makes an outline of trees whose values are told apart by a part of them.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(data: data, id: id, children: children, content: content) }

    /// Makes an outline of one tree.
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element], ID == Element.ID {
        self.init(data: [root], id: \.id, children: children, content: content)
    }
}
