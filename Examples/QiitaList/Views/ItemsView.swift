import SwiftUI

/// The list of articles.
public struct ItemsView: View {
    @StateObject private var model: ItemsModel

    public init(client: APIClient) {
        _model = StateObject(wrappedValue: ItemsModel(client: client))
    }

    public var body: some View {
        NavigationView {
            ItemList(model: model)
                .navigationTitle(model.tag.map { "#\($0)" } ?? "新着")
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) {
                        Button {
                            model.reload()
                        } label: {
                            Image(systemName: "arrow.clockwise")
                        }
                        .accessibilityLabel("更新")
                        .disabled(model.isLoading)
                    }
                }
        }
        .navigationViewStyle(.stack)
        .onAppear {
            if model.items.isEmpty { model.reload() }
        }
        .alert(item: $model.error) { error in
            Alert(
                title: Text("エラー"), message: Text(error.message),
                primaryButton: .default(Text("もう一度")) { model.reload() },
                secondaryButton: .cancel(Text("閉じる")))
        }
    }
}

private struct ItemList: View {
    @ObservedObject var model: ItemsModel

    var body: some View {
        List {
            if model.tag != nil {
                Button("すべての記事") { model.choose(nil) }
            }
            Text("しるし: \(model.markedCount)")
            ForEach(model.items.indices, id: \.self) { index in
                ItemRow(item: $model.items[index]) { model.choose($0) }
            }
        }
        .listStyle(.plain)
    }
}

private struct ItemRow: View {
    @Binding var item: Item
    let chooseTag: (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            NavigationLink {
                ItemPage(item: $item)
            } label: {
                VStack(alignment: .leading) {
                    Text(item.title).font(.headline)
                    Text("\(item.user.id)(\(item.user.itemsCount)件)・\(item.likesCount) LGTM")
                        .font(.caption)
                    Text(item.createdAt, style: .date).font(.caption)
                }
            }
            HStack {
                ForEach(item.tags, id: \.self) { tag in
                    Button("#\(tag.name)") { chooseTag(tag.name) }
                        .buttonStyle(.borderless)
                        .font(.caption)
                }
                Spacer()
                Toggle("\(item.title)にしるし", isOn: $item.isMarked).labelsHidden()
            }
        }
    }
}
