// Status: partial (alerts and action sheets; no text fields in them)
// GTK: AdwMessageDialog
import SwiftUICore

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// A question with buttons.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String?
    public let preferredStyle: Style
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Always nil: an archive has no buttons.
    public required init?(coder: NSCoder) { nil }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    override func makePresentation(
        over root: ViewRoot, ended: @escaping @MainActor () -> Void
    ) -> ControllerPresentation { AlertPresentation(self, over: root, ended: ended) }
}

/// A controller shown as an alert.
@MainActor
private final class AlertPresentation: ControllerPresentation {
    private var handle: (any PresentationHandle)?

    init(
        _ alert: UIAlertController, over root: ViewRoot, ended: @escaping @MainActor () -> Void
    ) {
        super.init(alert)
        var actions = alert.actions.map { action in
            AlertContent.Action(
                title: action.title ?? "", role: action.role, isEnabled: action.isEnabled
            ) { action.handler?(action) }
        }
        if actions.isEmpty {
            actions = [AlertContent.Action(title: Words.ok, role: .cancel) {}]
        }
        let content = AlertContent(
            title: alert.title ?? "", message: alert.message ?? "", actions: actions)
        handle = root.backend.presentAlert(content, over: root) { ended() }
    }

    override func close() {
        handle?.dismiss()
        handle = nil
    }
}

extension UIAlertAction {
    fileprivate var role: AlertContent.Role {
        switch style {
        case .default: .normal
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
