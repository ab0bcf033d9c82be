import ArticlesClient
import SwiftUI

/// A page's blocks, with the question whether its pictures may be loaded and its links below.
///
/// Its parts can be found as `<name>-load-pictures`, `<name>-always-load-pictures` and
/// `<name>-links`.
public struct MarkupReader: View {
    let document: MarkupDocument
    let name: String
    @Binding var picturesAllowed: Bool
    let alwaysAllow: (@MainActor () -> Void)?

    @Environment(\.readerStrings) private var strings

    /// Shows a page; without `alwaysAllow` there is no button that allows pictures for good.
    public init(
        _ document: MarkupDocument, name: String, picturesAllowed: Binding<Bool>,
        alwaysAllow: (@MainActor () -> Void)? = nil
    ) {
        self.document = document
        self.name = name
        _picturesAllowed = picturesAllowed
        self.alwaysAllow = alwaysAllow
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if !picturesAllowed, !hosts.isEmpty { consent }
            if document.blocks.isEmpty {
                Text(strings.emptyBody)
                    .foregroundColor(.secondary)
            }
            // Pages may be very long: only what is near the screen is laid out.
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(Array(document.blocks.enumerated()), id: \.offset) { _, block in
                    MarkupBlockView(block: block, picturesAllowed: picturesAllowed)
                }
            }
            if document.isTruncated {
                Text(strings.truncated)
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            let links = document.links
            if !links.isEmpty { LinkList(links: links, name: name) }
        }
    }

    private var hosts: [String] {
        var seen: Set<String> = []
        return document.imageURLs.compactMap(\.host).filter { seen.insert($0).inserted }
    }

    private var consent: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Image(systemName: ReaderSymbol.picture)
                Text(strings.picturesHeld(hosts.prefix(3).joined(separator: ", ")))
            }
            .font(.footnote)
            HStack(spacing: 12) {
                Button(strings.loadPicture) { picturesAllowed = true }
                    .accessibilityIdentifier("\(name)-load-pictures")
                if let alwaysAllow {
                    Button(strings.alwaysLoad) { alwaysAllow() }
                        .accessibilityIdentifier("\(name)-always-load-pictures")
                }
            }
            .font(.footnote)
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.inset)
        .cornerRadius(8)
    }
}

/// Where a page's words lead. The words may promise another place than the address.
struct LinkList: View {
    let links: [MarkupLink]
    let name: String

    @State private var isOpen = false
    @Environment(\.openURL) private var openURL
    @Environment(\.readerStrings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Button {
                isOpen.toggle()
            } label: {
                HStack(spacing: 8) {
                    Image(systemName: isOpen ? ReaderSymbol.open : ReaderSymbol.shut)
                    Text(strings.links(links.count))
                        .font(.headline)
                }
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("\(name)-links")
            if isOpen { rows }
        }
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(links, id: \.url) { link in
                Button {
                    openURL(link.url)
                } label: {
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        Image(systemName: ReaderSymbol.link)
                        VStack(alignment: .leading, spacing: 0) {
                            Text(link.text)
                                .lineLimit(2)
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
