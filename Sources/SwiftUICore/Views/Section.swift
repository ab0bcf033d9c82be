// Status: partial (collapsible sections are missing)
// GTK: nothing of its own; its items join the list around it

/// Rows under a header and above a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package func makeNode(parent: ViewNode) -> TypedNode<Section<Parent, Content, Footer>> {
        SectionNode(self, parent: parent)
    }
}

/// Where a section's items lie in the flat list.
struct SectionRange: Equatable {
    var header: Int?
    var rows: Range<Int>
    var footer: Int?
    /// Rows that stand in no section.
    var isLoose = false

    /// Header, rows and footer.
    var items: Range<Int> {
        (header ?? rows.lowerBound)..<(footer.map { $0 + 1 } ?? rows.upperBound)
    }
}

@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    TypedNode<Section<Parent, Content, Footer>>
{
    override init(_ view: Section<Parent, Content, Footer>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [
            EdgeNode(
                view.header, parent: self, font: .subheadline.weight(.bold), isHeader: true),
            makeNode(view.content, parent: self),
            EdgeNode(view.footer, parent: self, font: .footnote),
        ]
    }

    override func viewDidChange(from old: Section<Parent, Content, Footer>) {
        updateNode(children[0].children[0], with: view.header)
        updateNode(children[1], with: view.content)
        updateNode(children[2].children[0], with: view.footer)
    }

    private var hasHeader: Bool { Parent.self != EmptyView.self }
    private var hasFooter: Bool { Footer.self != EmptyView.self }

    override func appendMenuItems(to items: inout [MenuItem]) {
        var inner: [MenuItem] = []
        children[1].appendMenuItems(to: &inner)
        let title = hasHeader ? children[0].menuLabel.title : ""
        items.append(MenuItem(title: title, kind: .section(inner)))
    }

    override func lazyItemCount() -> Int {
        (hasHeader ? 1 : 0) + children[1].lazyItemCount() + (hasFooter ? 1 : 0)
    }

    override func lazyItem(at index: Int) -> LazyItem {
        var index = index
        if hasHeader {
            if index == 0 { return LazyItem(children[0], kind: .header) }
            index -= 1
        }
        if index < children[1].lazyItemCount() { return children[1].lazyItem(at: index) }
        return LazyItem(children[2], kind: .footer)
    }

    override func lazyOffset(of child: ViewNode) -> Int {
        if child === children[1] { return hasHeader ? 1 : 0 }
        return child === children[0] ? 0 : lazyItemCount() - 1
    }

    override func lazyID(at index: Int) -> AnyHashable? {
        let row = index - (hasHeader ? 1 : 0)
        guard row >= 0, row < children[1].lazyItemCount() else { return nil }
        return children[1].lazyID(at: row)
    }

    override func appendStretches(to stretches: inout [LazyStretch]) {
        if hasHeader { stretches.append(LazyStretch(id: ObjectIdentifier(children[0]), count: 1)) }
        children[1].appendStretches(to: &stretches)
        if hasFooter { stretches.append(LazyStretch(id: ObjectIdentifier(children[2]), count: 1)) }
    }

    override func appendSections(to sections: inout [SectionRange], base: Int) {
        let first = base + (hasHeader ? 1 : 0)
        let rows = first..<(first + children[1].lazyItemCount())
        sections.append(
            SectionRange(
                header: hasHeader ? base : nil, rows: rows,
                footer: hasFooter ? rows.upperBound : nil))
    }
}

/// A node between a section and its header or footer, which see other fonts and colours.
@MainActor
private final class EdgeNode: ViewNode {
    private let font: Font
    private let isHeader: Bool

    init<V: View>(_ view: V, parent: ViewNode, font: Font, isHeader: Bool = false) {
        self.font = font
        self.isHeader = isHeader
        super.init(parent: parent)
        children = [makeNode(view, parent: self)]
    }

    override var isSectionEdge: Bool { true }

    // Outside lists a header looks like any other view.
    override var environmentForChildren: EnvironmentValues {
        var values = environment
        guard values.isInList else { return values }
        let isIncreased = isHeader && values.headerProminence == .increased
        if values.font == nil { values.font = isIncreased ? .title3.bold() : font }
        if values.foregroundStyle == nil, !isIncreased {
            values.foregroundStyle = AnyShapeStyle(Color.secondary)
        }
        return values
    }
}

extension ViewNode {
    /// Appends the children's stretches one after another.
    func appendSectionsOfChildren(to sections: inout [SectionRange], base: Int) {
        var base = base
        for child in children {
            child.appendSections(to: &sections, base: base)
            base += child.lazyItemCount()
        }
    }
}
