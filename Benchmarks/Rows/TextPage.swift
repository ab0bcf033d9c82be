import SwiftUI

/// One long text that scrolls.
struct TextPage: View {
    let store: RowStore

    private var text: String {
        (0..<store.count).map { "word\($0 % 10)" + ($0 % 40 == 39 ? "\n" : " ") }.joined()
    }

    var body: some View {
        ScrollView { Text(text).padding() }
            .onAppear { store.begin() }
    }
}
