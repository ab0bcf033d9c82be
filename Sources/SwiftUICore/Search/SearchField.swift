import LayoutCore

/// The field of a searchable view, with what stands around it.
struct SearchField: View {
    let model: SearchModel
    @Environment(\.searchScopes) private var scopes

    var body: some View {
        VStack(spacing: 6) {
            HStack(spacing: 6) {
                ForEach(model.tokens) { SearchTokenChip(token: $0) }
                entry
                if model.isAlwaysShown, model.isSearching {
                    Button(Words.cancel) { model.end() }
                }
            }
            if model.isSearching, let scopes { scopes }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
    }

    private var entry: some View {
        let model = model
        let words = model.prompt ?? Words.search
        let text = Binding(
            get: { model.text.wrappedValue },
            set: {
                model.text.wrappedValue = $0
                model.textDidChange()
            })
        return FieldEntry(
            placeholder: words, name: words, text: text, look: .search, isSearch: true,
            onEditingChanged: nil, onCommit: nil
        )
        .environment(
            \.focusBinding,
            FocusBinding(
                read: { model.hasFocus }, write: { model.focusDidChange($0) }))
    }
}

/// A word among what is searched for, with a button that takes it away.
private struct SearchTokenChip: View {
    let token: SearchModel.Token

    var body: some View {
        Button {
            token.remove()
        } label: {
            HStack(spacing: 4) {
                token.view.lineLimit(1)
                Image(systemName: "xmark").imageScale(.small).accessibilityHidden(true)
            }
            .font(.footnote)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Color.accentColor.opacity(0.18), in: Capsule())
        }
        .buttonStyle(.plain)
    }
}

/// The button of a bar that shows the field.
struct SearchToggle: View {
    let model: SearchModel

    var body: some View {
        Button {
            model.toggle()
        } label: {
            Image(systemName: "magnifyingglass")
        }
        .accessibilityLabel(Words.search)
        .accessibilityAddTraits(model.isOpen ? .isSelected : [])
        .help(Words.search)
    }
}

/// What is suggested, below the field and over the content.
struct SearchPanel: View {
    let model: SearchModel
    let suggestions: AnyView?
    @Environment(\.searchSuggestions) private var outer

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                suggestions
                outer
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color.viewBackground)
    }
}

struct SearchCompletionModifier: ViewModifier {
    let complete: @MainActor (SearchModel?) -> Void
    @Environment(\.searchModel) private var model

    func body(content: Content) -> some View {
        Button {
            complete(model)
        } label: {
            content
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16)
                .padding(.vertical, 9)
        }
        .buttonStyle(.plain)
    }
}
