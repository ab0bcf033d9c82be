// Status: partial (text and addresses can be shared; previews do not show)
// GTK: GtkPopoverMenu: copy, write mail, open in the browser
import Foundation

/// What a share link hands on: a text or an address.
enum SharedItem: Equatable {
    case text(String)
    case address(URL)

    init(_ value: Any) {
        switch value {
        case let url as URL: self = .address(url)
        default: self = .text("\(value)")
        }
    }

    var string: String {
        switch self {
        case .text(let text): text
        case .address(let url): url.absoluteString
        }
    }
}

/// A preview of what is shared; a desktop's menu shows none.
public struct SharePreview<Image, Icon> {
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
    public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}

/// A button that hands texts or addresses to other programs.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    let items: [SharedItem]
    let subject: Text?
    let message: Text?
    let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.clipboard) private var clipboard

    public var body: some View {
        Menu {
            Button(Words.copy) { clipboard.copy(items.map(\.string).joined(separator: "\n")) }
            if let mail { Button(Words.sendMail) { openURL(mail) } }
            if case .address(let url) = items.first, items.count == 1 {
                Button(Words.openInBrowser) { openURL(url) }
            }
        } label: {
            label
        }
    }

    private var mail: URL? {
        var parts = URLComponents()
        parts.scheme = "mailto"
        let lines = [message?.plainString].compactMap { $0 } + items.map(\.string)
        parts.queryItems = [
            URLQueryItem(name: "subject", value: subject?.plainString ?? ""),
            URLQueryItem(name: "body", value: lines.joined(separator: "\n")),
        ]
        return parts.url
    }
}

/// The label of a share link that was given none.
public struct DefaultShareLinkLabel: View {
    let title: Text?
    public var body: some View {
        Label {
            title ?? Text(verbatim: Words.share)
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>
{
    /// Shares an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            items: [.address(item)], subject: subject, message: message, label: label())
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>
{
    /// Shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items: [.text(item)], subject: subject, message: message, label: label())
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>,
    Label == DefaultShareLinkLabel
{
    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: nil)
        }
    }
    /// Shares an address, with a title.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }
    /// Shares an address, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>,
    Label == DefaultShareLinkLabel
{
    /// Shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: nil)
        }
    }
    /// Shares a text, with a title.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }
    /// Shares a text, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data: RandomAccessCollection {
    /// Shares several addresses or texts.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            items: items.map { SharedItem($0) }, subject: subject, message: message,
            label: label())
    }
}

extension ShareLink where Data == CollectionOfOne<URL> {
    /// Shares an address; the preview does not show.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            items: [.address(item)], subject: subject, message: message, label: label())
    }
    /// Shares an address; the preview does not show.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(
            items: [.address(item)], subject: subject, message: message,
            label: DefaultShareLinkLabel(title: nil))
    }
}

/// The desktop's clipboard, as a value of the environment.
@MainActor
struct ClipboardAccess {
    private weak var backend: (any Backend)?
    nonisolated init() {}
    init(backend: any Backend) { self.backend = backend }
    func copy(_ text: String) { backend?.clipboardText = text }
    var text: String? { backend?.clipboardText }
}

extension EnvironmentValues {
    private enum ClipboardKey: EnvironmentKey {
        static var defaultValue: ClipboardAccess { ClipboardAccess() }
    }
    var clipboard: ClipboardAccess {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}
