import EventsClient
import Foundation
import Library
import SwiftUI

/// A saved item as its texts tell it, for kinds nobody shows in a way of their own.
public struct SavedItemView: View {
    private let item: SavedItem
    @ObservedObject private var model: SavedModel
    @Environment(\.openURL) private var openURL

    /// Shows an item.
    public init(item: SavedItem, model: SavedModel) {
        self.item = item
        self.model = model
    }

    public var body: some View {
        let strings = SavedStrings(language: model.language)
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(item.title)
                    .font(.title2)
                    .bold()
                if !item.subtitle.isEmpty {
                    Text(item.subtitle)
                        .foregroundColor(.secondary)
                }
                Text(item.text)
                    .textSelection(.enabled)
                if let link = item.link {
                    Button(strings.openPage) { openURL(link) }
                }
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle(item.kind.title(in: model.language))
        .navigationBarTitleDisplayMode(.inline)
        .task { await model.opened(item) }
    }
}
