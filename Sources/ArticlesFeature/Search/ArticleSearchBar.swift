import ArticlesClient
import FeatureViews
import SwiftUI

/// The field, the chips of what is searched for, and how the list is ordered.
struct ArticleSearchBar: View {
    @ObservedObject var model: ArticleListModel

    @FocusState private var isFocused: Bool
    @Environment(\.articlesStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                field
                if takesNumber, isFocused { closeButton }
                searchButton
            }
            .padding(.horizontal, 12)
            SearchKindChips(search: $model.search)
            HStack(spacing: 12) {
                orderPicker
                Spacer(minLength: 0)
                Toggle(strings.rawQuery, isOn: $model.search.isRaw)
                    .toggleStyle(.button)
                    .accessibilityIdentifier("article-search-raw")
            }
            .font(.footnote)
            .padding(.horizontal, 12)
        }
        .padding(.vertical, 8)
    }

    private var takesNumber: Bool { model.search.kind.takesNumber && !model.search.isRaw }

    private var field: some View {
        TextField(strings.searchText, text: $model.search.text)
            .textFieldStyle(.roundedBorder)
            .keyboardType(takesNumber ? .numberPad : .default)
            .submitLabel(.search)
            .focused($isFocused)
            .onSubmit(submit)
            .accessibilityIdentifier("article-search-text")
    }

    private var closeButton: some View {
        Button(strings.close) { isFocused = false }
            .accessibilityIdentifier("article-search-close")
    }

    private var searchButton: some View {
        Button(action: submit) {
            Image(systemName: ArticleSymbol.search)
                .foregroundColor(.black)
                .frame(width: 44, height: 34)
                .background(Color.qiita)
                .cornerRadius(6)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(strings.search)
        .accessibilityIdentifier("article-search-run")
    }

    private var orderPicker: some View {
        Picker(strings.order, selection: $model.order) {
            ForEach(ArticleOrder.allCases, id: \.self) { order in
                Text(order.title(in: strings.language)).tag(order)
            }
        }
        .pickerStyle(.menu)
        .labelsHidden()
        .accessibilityIdentifier("article-order")
    }

    private func submit() {
        isFocused = false
        Task { await model.searchSubmitted() }
    }
}

/// The kinds of search as chips, of which one is chosen.
struct SearchKindChips: View {
    @Binding var search: ArticleSearch

    @Environment(\.articlesStrings) private var strings

    var body: some View {
        FlowLayout(spacing: 6) {
            ForEach(ArticleSearchKind.allCases, id: \.self) { chip($0) }
        }
        .padding(.horizontal, 12)
    }

    private func chip(_ kind: ArticleSearchKind) -> some View {
        let isChosen = kind == search.kind && !search.isRaw
        return Button {
            search.kind = kind
            search.isRaw = false
        } label: {
            Text(kind.title(in: strings.language))
                .font(.footnote)
                .bold(isChosen)
                .lineLimit(1)
                // Black on this green can be read, white could not.
                .foregroundColor(isChosen ? .black : .primary)
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(isChosen ? Color.qiita : Color.clear)
                .clipShape(Capsule())
                .overlay(Capsule().stroke(Color.qiita, lineWidth: 1))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityIdentifier("article-kind-\(kind.rawValue)")
    }
}
