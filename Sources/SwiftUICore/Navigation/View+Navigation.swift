// Status: partial (bar colours and titles as menus are missing)
// GTK: AdwHeaderBar

extension View {
    /// Sets the title of the page that the view is on.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        let string = title.plainString
        return transformPreference(PageTraitsKey.self) { $0.title = string }
    }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    public nonisolated func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Chooses between a large title that scrolls with the content and one in the bar.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(PageTraitsKey.self) { $0.displayMode = displayMode }
    }
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(PageTraitsKey.self) { $0.isBarHidden = hidden }
    }
    public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
        transformPreference(PageTraitsKey.self) { $0.hidesBackButton = hides }
    }
    /// Accepted; columns and stacks are chosen by the window's width.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        self
    }
    /// Accepted; columns are balanced.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> some View { self }

    /// Gives the view that a link with a value of this type shows.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(destination: destination))
    }

    /// Shows a page while a value is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
    }

    /// Shows a page while an item is there.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                isPresented: Binding(
                    get: { item.wrappedValue != nil },
                    set: { if !$0 { item.wrappedValue = nil } })
            ) { item.wrappedValue.map(destination) })
    }
}

struct DestinationModifier<D: Hashable, Destination: View> {
    var destination: (D) -> Destination
}

extension DestinationModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        DestinationNode(view, parent: parent)
    }
}

@MainActor
private final class DestinationNode<C: View, D: Hashable, Destination: View>:
    ModifierNode<C, DestinationModifier<D, Destination>>
{
    override func didMount() { register() }
    override func modifierDidChange(from old: DestinationModifier<D, Destination>) { register() }

    private func register() {
        environment.navigationContainer?.register(type: D.self, by: self) { [weak self] value in
            guard let self, let value = value.base as? D else { return nil }
            let destination = self.modifier.destination
            return AnyView(DeferredView { destination(value) })
        }
    }
}

struct PresentedDestinationModifier<Destination: View> {
    var isPresented: Binding<Bool>
    var destination: () -> Destination
}

extension PresentedDestinationModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        PresentedDestinationNode(view, parent: parent)
    }
}

@MainActor
private final class PresentedDestinationNode<C: View, Destination: View>:
    ModifierNode<C, PresentedDestinationModifier<Destination>>
{
    override func didMount() { readCondition() }
    override func modifierDidChange(from old: PresentedDestinationModifier<Destination>) {
        readCondition()
    }

    // The binding may be written without the view around it being evaluated.
    private func readCondition() {
        let shows = trackingReads(of: self, countsAsBody: false) {
            modifier.isPresented.wrappedValue
        }
        root.enqueueAction { [weak self] in self?.sync(shows) }
    }

    override func evaluate() {
        isDirty = false
        readCondition()
    }

    private func sync(_ shows: Bool) {
        guard !isDestroyed, let container = environment.navigationContainer else { return }
        let isPresented = modifier.isPresented
        if shows {
            let content = AnyView(DeferredView(make: modifier.destination))
            container.show(content, owner: self, from: self) {
                isPresented.wrappedValue = false
            }
        } else {
            container.dismiss(owner: self)
        }
    }
}
