import SwiftUI

/// One long text that scrolls.
struct TextPage: View {
    let store: RowStore

    private var text: String {
        (0..<store.count).map { $0 % 40 == 39 ? "word\($0)\n" : "word\($0) " }.joined()
    }

    var body: some View {
        ScrollView { Text(text).padding() }
            .onAppear { store.begin() }
    }
}
