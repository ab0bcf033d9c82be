// Status: partial (copies, opens in the browser and mails texts and addresses; nothing else)
// GTK: a sheet with buttons
import SwiftUICore

/// Something that an app offers to do with what is shared; never shown.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// What is done with something that is shared.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
        public static let mail = ActivityType(rawValue: "mail")
        public static let openInBrowser = ActivityType(rawValue: "openInBrowser")
        public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
        public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
        public static let message = ActivityType(rawValue: "message")
        public static let print = ActivityType(rawValue: "print")
    }
}

/// Offers what can be done with texts and addresses: a desktop has no sheet for it of its own.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// Is told what was done.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void
    private let items: [Any]
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// - Parameter applicationActivities: Ignored.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Always nil: an archive has nothing to share.
    public required init?(coder: NSCoder) { nil }

    /// The texts and addresses, a line each.
    private var text: String {
        items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
            .joined(separator: "\n")
    }

    private var address: URL? {
        items.lazy.compactMap { $0 as? URL }.first { ["http", "https"].contains($0.scheme) }
    }

    open override func loadView() {
        let shown = UIView()
        shown.ownContent = { [weak self] in self?.makeSheet() }
        view = shown
    }

    private func makeSheet() -> AnyView {
        let text = text
        let address = address
        let excluded = Set(excludedActivityTypes ?? [])
        return AnyView(
            VStack(spacing: 12) {
                Text(verbatim: text).lineLimit(4).multilineTextAlignment(.center)
                if !excluded.contains(.copyToPasteboard) {
                    Button(Words.pick("コピー", "Copy")) { [weak self] in
                        UIPasteboard.general.string = text
                        self?.finish(.copyToPasteboard)
                    }
                }
                if let address, !excluded.contains(.openInBrowser) {
                    Button(Words.pick("ブラウザで開く", "Open in browser")) { [weak self] in
                        UIApplication.shared.open(address)
                        self?.finish(.openInBrowser)
                    }
                }
                if !excluded.contains(.mail) {
                    Button(Words.pick("メールで送る", "Send by mail")) { [weak self] in
                        Self.mail(text)
                        self?.finish(.mail)
                    }
                }
                Button(Words.cancel) { [weak self] in self?.finish(nil) }
            }
            .buttonStyle(.bordered)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity))
    }

    private static func mail(_ text: String) {
        var parts = URLComponents()
        parts.scheme = "mailto"
        parts.queryItems = [URLQueryItem(name: "body", value: text)]
        if let url = parts.url { UIApplication.shared.open(url) }
    }

    private func finish(_ type: UIActivity.ActivityType?) {
        completionWithItemsHandler?(type, type != nil, nil, nil)
        dismiss(animated: true)
    }
}
