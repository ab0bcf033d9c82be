import SwiftUI

/// The field, the kinds of search, and what was found.
public struct SearchView: View {
    @ObservedObject private var model = SearchModel.shared
    @FocusState private var isFieldFocused: Bool

    public init() {}

    public var body: some View {
        NavigationStack {
            List {
                Section {
                    field
                    KindChips(kind: $model.kind)
                }
                Section {
                    results
                } header: {
                    if model.hasSearched { Text("検索結果 \(model.articles.count)件") }
                }
            }
            .listStyle(.grouped)
            .navigationTitle("Qiita検索")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("閉じる") { isFieldFocused = false }
                }
            }
        }
        .tint(.qiita)
        .alert("エラー", isPresented: $model.hasFailed, presenting: model.failure) { _ in
            Button("もう一度") { Task { await model.search() } }
            Button("閉じる", role: .cancel) {}
        } message: { reason in
            Text(reason)
        }
        .onChange(of: model.kind) { _ in
            model.clear()
            isFieldFocused = true
        }
    }

    private var field: some View {
        HStack {
            TextField("検索文字", text: $model.words)
                .textFieldStyle(.roundedBorder)
                .keyboardType(model.kind == .stocks ? .numberPad : .default)
                .focused($isFieldFocused)
                .submitLabel(.search)
                .onSubmit(search)
            Button("検索", action: search)
                .buttonStyle(.borderedProminent)
                .disabled(model.words.isEmpty)
        }
    }

    @ViewBuilder private var results: some View {
        if model.isSearching {
            ProgressView().frame(maxWidth: .infinity)
        } else if model.hasSearched && model.articles.isEmpty {
            Text("該当する記事が見つかりませんでした。")
        } else {
            ForEach(model.articles) { ArticleRow(article: $0) }
        }
    }

    private func search() {
        isFieldFocused = false
        Task { await model.search() }
    }
}

extension Color {
    static let qiita = Color(red: 85 / 255, green: 197 / 255, blue: 0)
}
