import EventsClient
import Foundation
import SwiftUI

/// A description as readable text with its links below.
struct EventDescriptionView: View {
    let html: String

    @Environment(\.openURL) private var openURL
    @Environment(\.eventsStrings) private var strings

    var body: some View {
        let description = EventDescription(html: html)
        VStack(alignment: .leading, spacing: 10) {
            ForEach(Array(description.blocks.enumerated()), id: \.offset) { _, block in
                EventDescriptionBlock(block: block)
            }
            if description.isTruncated {
                Text(strings.truncated)
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            if !description.links.isEmpty { links(description.links) }
        }
        .accessibilityIdentifier("event-description")
    }

    private func links(_ links: [EventDescription.Link]) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(strings.links)
                .font(.headline)
            ForEach(links, id: \.url) { link in
                Button {
                    openURL(link.url)
                } label: {
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        Image(systemName: EventSymbol.link)
                        VStack(alignment: .leading, spacing: 0) {
                            Text(link.text)
                                .lineLimit(2)
                            // The words may promise another place than where the link leads.
                            Text(link.url.host ?? "")
                                .font(.caption)
                                .foregroundColor(.secondary)
                        }
                    }
                    .foregroundColor(.blue)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

/// One piece of a description.
struct EventDescriptionBlock: View {
    let block: EventDescription.Block

    var body: some View {
        switch block.kind {
        case .heading(let level):
            Text(block.text)
                .font(level <= 2 ? .title3 : .headline)
                .bold()
        case .preformatted:
            Text(block.text)
                .font(.system(.footnote, design: .monospaced))
                .padding(8)
                .background(Color(.sRGB, white: 0.5, opacity: 0.12))
                .cornerRadius(6)
        case .quote:
            Text(block.text)
                .italic()
                .foregroundColor(.secondary)
                .padding(.leading, 12)
        case .paragraph, .listItem, .tableRow:
            Text(block.text)
                .textSelection(.enabled)
        }
    }
}
