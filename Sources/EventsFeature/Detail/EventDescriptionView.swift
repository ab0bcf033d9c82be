import EventsClient
import FeatureViews
import SwiftUI

/// A description as a page to read; its pictures are loaded when the reader asks for them.
struct EventDescriptionView: View {
    let html: String

    @State private var document: MarkupDocument?
    @State private var picturesAllowed = false
    @Environment(\.eventsStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let document {
                MarkupReader(document, name: "event", picturesAllowed: $picturesAllowed)
            } else {
                ProgressView()
            }
        }
        .readerLanguage(strings.language)
        .accessibilityIdentifier("event-description")
        .task(id: html) { [html] in
            // Reading may take a while: not on this thread.
            document = await Task.detached { MarkupDocument(html: html) }.value
        }
    }
}
