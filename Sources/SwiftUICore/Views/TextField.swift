// Status: partial (vertical fields have one line; formatters write on every change)
// GTK: GtkText, GtkEntry
import Foundation
import LayoutCore

/// A line of text that can be edited.
public struct TextField<Label: View>: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?

    public var body: some View {
        FieldEntry(
            placeholder: placeholder, text: text, isSecure: false,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    private var placeholder: String {
        prompt?.plainString ?? (label as? Text)?.plainString ?? ""
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, text: text)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, text: text)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, text: text)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), prompt: nil, text: text)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(label: Text(title), prompt: nil, text: text)
    }
    /// Makes a field in the manner of older apps.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey), prompt: nil, text: text, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// Makes a field in the manner of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title), prompt: nil, text: text, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// Makes a field in the manner of older apps.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: Text(titleKey), prompt: nil, text: text, onEditingChanged: onEditingChanged)
    }
    /// Makes a field of a value; text that the format cannot read leaves the value as it is.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            label: Text(titleKey), prompt: prompt,
            text: Binding(
                get: { format.format(value.wrappedValue) },
                set: {
                    if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new }
                }))
    }
    /// Makes a field of a value; text that the formatter cannot read leaves the value as it is.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(
            label: Text(titleKey), prompt: nil,
            text: Binding(
                get: { formatter.string(for: value.wrappedValue) ?? "" },
                set: { new in
                    let parsed: Any? =
                        switch formatter {
                        case let numbers as NumberFormatter: numbers.number(from: new)
                        case let dates as DateFormatter: dates.date(from: new)
                        default: new
                        }
                    if let parsed = parsed as? V { value.wrappedValue = parsed }
                }))
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text)
    }
}

/// A line of text that is hidden while it is edited.
public struct SecureField<Label: View>: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    var onCommit: (() -> Void)?

    public var body: some View {
        FieldEntry(
            placeholder: prompt?.plainString ?? (label as? Text)?.plainString ?? "", text: text,
            isSecure: true, onCommit: onCommit)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, text: text)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, text: text)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
    }
}

/// The entry of a text or secure field.
struct FieldEntry {
    var placeholder: String
    var text: Binding<String>
    var isSecure: Bool
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
}

extension FieldEntry: View {}

extension FieldEntry: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<FieldEntry> {
        FieldEntryNode(self, parent: parent)
    }
}

@MainActor
private final class FieldEntryNode: TypedNode<FieldEntry>, FocusTarget {
    private let box: ControlBox
    private var focusBinding: FocusBinding?

    override init(_ view: FieldEntry, parent: ViewNode) {
        box = ControlBox(backend: parent.root.backend)
        super.init(view, parent: parent)
        sync()
        box.renderNode?.handlers.textChanged = { [weak self] in self?.textChanged($0) }
        box.renderNode?.handlers.submitted = { [weak self] in self?.submit() }
        box.renderNode?.handlers.focusChanged = { [weak self] in self?.focusChanged($0) }
    }

    override var isLayoutLeaf: Bool { true }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }
    override func viewDidChange(from old: FieldEntry) { sync() }
    override func environmentDidChange(from old: EnvironmentValues) { sync() }

    override func evaluate() {
        isDirty = false
        sync()
    }

    private func sync() {
        focusBinding = environment.focusBinding
        // One tracking for both: a second one would make the first one's reads stale.
        let (text, isFocused) = trackingReads(of: self, countsAsBody: false) {
            (view.text.wrappedValue, focusBinding?.read())
        }
        box.control = .textField(
            TextFieldState(
                text: text, placeholder: view.placeholder, isSecure: view.isSecure,
                look: environment.fieldLook, keyboard: environment.keyboard,
                font: environment.resolvedFont,
                color: environment.foregroundPaint.mainColor,
                alignment: environment.multilineTextAlignment.resolved, isFocused: isFocused))
        var state = AccessibilityState()
        state.label = view.placeholder
        box.setAccessibility(state)
        box.setEnabled(environment.isEnabled)
    }

    private func textChanged(_ new: String) {
        guard new != view.text.wrappedValue else { return }
        view.text.wrappedValue = new
        // A binding may have kept another text than was typed.
        invalidate()
    }

    private func submit() {
        view.onCommit?()
        environment.submitActions.forEach { $0() }
    }

    private func focusChanged(_ isFocused: Bool) {
        view.onEditingChanged?(isFocused)
        focusBinding?.write(isFocused)
    }
}

/// Something that can hold the keyboard focus.
@MainActor
protocol FocusTarget: AnyObject {}

/// How text fields look.
public protocol TextFieldStyle: Sendable {}
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct SquareBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

/// The kind of text that a field takes.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    var keyboard: TextFieldState.Keyboard {
        switch self {
        case .numberPad, .asciiCapableNumberPad: .integer
        case .decimalPad: .decimal
        case .emailAddress: .email
        case .URL, .webSearch: .url
        default: .any
        }
    }
}

/// What a return key says; return is return on a desktop.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// What kind of input submits.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// How letters are put in capitals while typing; never on a desktop.
public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

struct SubmitModifier {
    var action: @MainActor () -> Void
}

extension SubmitModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        environment.submitActions = [action] + environment.submitActions
    }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey {
        static let defaultValue: TextFieldState.Look = .plain
    }
    var fieldLook: TextFieldState.Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }

    private enum KeyboardKey: EnvironmentKey {
        static let defaultValue: TextFieldState.Keyboard = .any
    }
    var keyboard: TextFieldState.Keyboard {
        get { self[KeyboardKey.self] }
        set { self[KeyboardKey.self] = newValue }
    }

    private enum SubmitKey: EnvironmentKey {
        static var defaultValue: [@MainActor () -> Void] { [] }
    }
    var submitActions: [@MainActor () -> Void] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension View {
    /// Chooses how text fields below look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let isBordered =
            style is RoundedBorderTextFieldStyle || style is SquareBorderTextFieldStyle
        return environment(\.fieldLook, isBordered ? .bordered : .plain)
    }
    /// Says what kind of text fields below take; number pads take digits only.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboard, type.keyboard)
    }
    /// Runs an action when Return is pressed in a field below.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(SubmitModifier(action: action))
    }
    /// Accepted; a keyboard's return key has its own label.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Accepted; a desktop does not correct what is typed.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Accepted; a desktop does not correct what is typed.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Accepted; a desktop puts no letters in capitals.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}
