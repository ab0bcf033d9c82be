import Foundation
import LayoutCore

/// The entry of a text field, a secure field or an editor.
struct FieldEntry {
    var placeholder: String
    /// What assistive technology calls it.
    var name: String?
    var text: Binding<String>
    var isSecure = false
    var isMultiline = false
    /// The look, where it is not for the style in force to say.
    var look: TextFieldState.Look?
    /// The actions on Return are those of searching.
    var isSearch = false
    /// Whether it takes all the room it is offered, where others have the height of a line.
    var fillsRoom = false
    /// Whether what is typed stays as it is until editing ends, though the text reads otherwise.
    var keepsDraft = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
}

extension FieldEntry: View {}

extension FieldEntry: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<FieldEntry> {
        FieldEntryNode(self, parent: parent)
    }
}

/// What was typed, and how the text read then.
private struct Draft {
    var typed: String
    var text: String
}

@MainActor
private final class FieldEntryNode: TypedNode<FieldEntry> {
    private let box: FieldBox
    private var focusBinding: FocusBinding?
    private var draft: Draft?

    override init(_ view: FieldEntry, parent: ViewNode) {
        box = FieldBox(backend: parent.root.backend)
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

    // One reading for both: a second one would make the first forget what it depends on.
    private func readBindings() -> (text: String, isFocused: Bool?) {
        trackingReads(of: self, countsAsBody: false) {
            (view.text.wrappedValue, focusBinding?.read())
        }
    }

    private func sync() {
        focusBinding = environment.focusBinding
        let (text, isFocused) = readBindings()
        // The value was changed by something else than typing.
        if draft?.text != text { draft = nil }
        var state = TextFieldState(
            text: draft?.typed ?? text, placeholder: view.placeholder, isSecure: view.isSecure,
            look: view.look ?? environment.fieldLook, keyboard: environment.keyboard,
            font: environment.resolvedFont, color: environment.foregroundPaint.mainColor,
            alignment: environment.lineAlignment, isFocused: isFocused)
        state.isMultiline = view.isMultiline
        state.setLines(from: environment)
        box.fillsRoom = view.fillsRoom
        box.control = .textField(state)
        var accessibility = AccessibilityState()
        accessibility.label = view.name ?? (view.placeholder.isEmpty ? nil : view.placeholder)
        box.setAccessibility(accessibility)
        box.setEnabled(environment.isEnabled)
    }

    private func textChanged(_ new: String) {
        let old = view.text.wrappedValue
        guard new != (draft?.typed ?? old) else { return }
        view.text.wrappedValue = new
        if view.keepsDraft { draft = Draft(typed: new, text: view.text.wrappedValue) }
        // A binding may have kept another text than was typed.
        invalidate()
    }

    private func endDraft() {
        guard draft != nil else { return }
        draft = nil
        invalidate()
    }

    private func submit() {
        endDraft()
        let actions =
            view.isSearch ? environment.searchSubmitActions : environment.submitActions
        view.onCommit?()
        actions.forEach { $0() }
        // Return presses the default button of a form whose field has no use for it.
        if view.onCommit == nil, actions.isEmpty {
            _ = root.shortcuts.perform(.defaultAction)
        }
    }

    private func focusChanged(_ isFocused: Bool) {
        if !isFocused { endDraft() }
        root.keyboardBar.focusDidChange(of: self, isFocused: isFocused)
        root.focusedValues.focusDidChange(of: self, isFocused: isFocused)
        view.onEditingChanged?(isFocused)
        focusBinding?.write(isFocused)
    }

    // A field that is gone holds no focus.
    override func willDestroy() {
        root.keyboardBar.focusDidChange(of: self, isFocused: false)
        root.focusedValues.focusDidChange(of: self, isFocused: false)
        guard let focusBinding, focusBinding.read() else { return }
        focusBinding.write(false)
    }
}

@MainActor
private final class FieldBox: ControlBox {
    var fillsRoom = false { didSet { if fillsRoom != oldValue { setNeedsLayout() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.measure(proposal)
        return fillsRoom ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }
}

extension TextFieldState {
    /// Takes the lines of height that the modifiers around the field ask for.
    fileprivate mutating func setLines(from environment: EnvironmentValues) {
        guard isMultiline else { return }
        maximumLines = environment.lineLimit
        minimumLines = environment.lineLimitMinimum ?? 1
        if environment.lineLimitReservesSpace, let limit = maximumLines { minimumLines = limit }
    }
}
