// Status: partial (actions as closures; targets and selectors need Apple's runtime)
// GTK: the native controls
import SwiftUICore

/// Something to run, with a title and a symbol.
@MainActor @preconcurrency
open class UIAction: NSObject {
    public let title: String
    let handler: (UIAction) -> Void
    public internal(set) weak var sender: UIControl?
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// A view that a person works with.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// What a person did.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }
    /// What a control is like at the moment.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
    private var actions: [(event: Event, action: UIAction)] = []
    open var isEnabled = true { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    /// Kept without effect: GTK shows what is pressed.
    open var isHighlighted = false

    /// Runs an action when something is done.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((controlEvents, action))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.event == controlEvents }
    }

    /// Runs the actions for something done.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
            entry.action.sender = self
            entry.action.handler(entry.action)
        }
    }
}

/// A control that is pressed.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// How a button is dressed; custom ones draw their title only.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
    public let buttonType: ButtonType
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var titleColors: [State: UIColor] = [:]
    /// The label of the title; its font holds, its text is the title's.
    public let titleLabel: UILabel? = UILabel()
    /// Points around the title.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }

    public init(type buttonType: ButtonType) {
        self.buttonType = buttonType
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        layoutChanged()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        changed()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        layoutChanged()
    }

    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    open var currentTitle: String? { title(for: isSelected ? .selected : .normal) }

    open override var intrinsicContentSize: CGSize {
        let text = textSize(
            currentTitle ?? "", font: titleFont, lineLimit: 1, width: nil)
        let picture = image(for: .normal)?.size ?? .zero
        let gap: CGFloat = picture.width > 0 && text.width > 0 ? 4 : 0
        return CGSize(
            width: text.width + gap + picture.width + contentEdgeInsets.left
                + contentEdgeInsets.right,
            height: max(text.height, picture.height) + contentEdgeInsets.top
                + contentEdgeInsets.bottom)
    }

    private var titleFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: 15) }

    package override func makeContent() -> AnyView? {
        let color = titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
        return AnyView(
            Button { [weak self] in
                self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            } label: {
                HStack(spacing: 4) {
                    if let picture = image(for: .normal) { Image(uiImage: picture) }
                    if let title = currentTitle { Text(verbatim: title) }
                }
                .font(Font(titleFont))
                .foregroundColor(Color(color ?? .tintColor))
                .padding(EdgeInsets(contentEdgeInsets))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .buttonStyle(.plain)
            .disabled(!isEnabled))
    }
}

/// A control that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false { didSet { changed() } }
    /// Kept: the switch has the desktop's colour.
    open var onTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    package override func makeContent() -> AnyView? {
        let binding = Binding(
            get: { [weak self] in MainActor.assumeIsolated { self?.isOn ?? false } },
            set: { [weak self] new in
                MainActor.assumeIsolated {
                    self?.isOn = new
                    self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
                }
            })
        return AnyView(
            Toggle(accessibilityLabel ?? "", isOn: binding).labelsHidden().disabled(!isEnabled))
    }
}
