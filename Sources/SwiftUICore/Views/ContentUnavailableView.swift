// Status: complete
// GTK: nothing of its own; laid out as AdwStatusPage is

/// A page that says that there is nothing, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    /// Makes a page of any views; the label's icon is drawn large above its title.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes a page of a title, a symbol and a sentence.
    public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { SwiftUICore.Label(titleKey, systemImage: name) },
            description: { description }, actions: { EmptyView() })
    }
    /// Makes a page of a title, an image of the app's and a sentence.
    public init(
        _ titleKey: LocalizedStringKey, image name: String, description: Text? = nil
    ) {
        self.init(
            label: { SwiftUICore.Label(titleKey, image: name) },
            description: { description }, actions: { EmptyView() })
    }
    /// Makes a page of a title, a symbol and a sentence.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { SwiftUICore.Label(title, systemImage: name) },
            description: { description }, actions: { EmptyView() })
    }
    /// Makes a page of a title, an image of the app's and a sentence.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image name: String, description: Text? = nil
    ) {
        self.init(
            label: { SwiftUICore.Label(title, image: name) },
            description: { description }, actions: { EmptyView() })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search found nothing.
    public static var search: Self { search(text: "") }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}

/// The parts of the page that says that a search found nothing.
public struct SearchUnavailableContent {
    /// What was searched for.
    public struct Label: View {
        let text: String
        public var body: some View {
            SwiftUICore.Label(title, systemImage: "magnifyingglass")
        }
        private var title: String {
            text.isEmpty
                ? Words.pick("結果がありません", "No Results")
                : Words.pick("「\(text)」の結果がありません", "No Results for “\(text)”")
        }
    }
    /// What one can do.
    public struct Description: View {
        public var body: some View {
            Text(
                verbatim: Words.pick(
                    "綴りを確かめるか、ほかの言葉で検索してください。",
                    "Check the spelling or try a new search."))
        }
    }
    /// Nothing to press.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
        }
    }
}
