// Status: partial (custom actions, rotors and traits beyond header, button, link, image)
// GTK: gtk_accessible_update_property
import LayoutCore

struct AccessibilityModifier: Equatable {
    var state: AccessibilityState
}

extension AccessibilityModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AccessibilityBox {
        AccessibilityBox(state)
    }
    func updateBox(_ box: AccessibilityBox, in environment: EnvironmentValues) {
        box.state = state
    }
}

/// Tells assistive technology about the one element inside, or is an element around several.
@MainActor
final class AccessibilityBox: PassthroughNode {
    var state: AccessibilityState { didSet { if state != oldValue { apply() } } }

    init(_ state: AccessibilityState) {
        self.state = state
        super.init()
    }

    override func childrenDidChange() { apply() }

    private func apply() {
        guard let child else { return }
        if !state.combinesChildren, let target = child.soleElement {
            target.renderNode?.accessibilityOverride = merged(into: target)
            target.setAccessibility(target.renderNode?.baseAccessibility ?? AccessibilityState())
        } else {
            show(.group)
            setAccessibility(state)
        }
    }

    // Of several modifiers the outer one wins where both say something.
    private func merged(into target: LayoutNode) -> AccessibilityState {
        let known = target.renderNode?.accessibilityOverride ?? AccessibilityState()
        return known.overridden(by: state)
    }
}

extension LayoutNode {
    /// The one element that boxes without a meaning of their own lead to.
    fileprivate var soleElement: LayoutNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let content = current.renderNode?.content {
                switch content {
                case .effect, .group: break
                default: return current
                }
            }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }
}

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isSearchField = AccessibilityTraits(rawValue: 32)
    public static let isStaticText = AccessibilityTraits(rawValue: 64)
    public static let isModal = AccessibilityTraits(rawValue: 128)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)

    var role: AccessibilityState.Role? {
        if contains(.isHeader) { return .heading }
        if contains(.isButton) { return .button }
        if contains(.isLink) { return .link }
        return contains(.isImage) ? .image : nil
    }
}

/// How the children of an element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int
    /// The children are no elements.
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    /// The children stay elements.
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    /// The children are read as one.
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

extension View {
    private nonisolated func accessibility(
        _ edit: (inout AccessibilityState) -> Void
    ) -> some View {
        var state = AccessibilityState()
        edit(&state)
        return modifier(AccessibilityModifier(state: state))
    }

    /// Sets the name that assistive technology reads.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.label = label.plainString }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Sets the value that assistive technology reads.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        accessibility { $0.value = value.plainString }
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Says what happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint.plainString }
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    /// Names the view for tests; people never hear it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }
    /// Leaves the view out for assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.isHidden = hidden }
    }
    /// Makes one element of the view and what is in it.
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility { $0.combinesChildren = children != .contain }
    }
    /// Adds to what the view is.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.role = traits.role }
    }
    /// Accepted; a role once given stays.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> some View { self }
    /// Sets the name that assistive technology reads.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
}
