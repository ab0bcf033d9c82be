// Status: partial (one line and several lines of plain text; no selections, no input views)
// GTK: GtkEntry, GtkTextView
import SwiftUICore

/// A line of text that a person can edit.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// What is around the text.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    private var storedText = ""
    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String? {
        get { storedText }
        set {
            storedText = newValue ?? ""
            changed()
        }
    }
    open var placeholder: String? { didSet { changed() } }
    open var font: UIFont? = .systemFont(ofSize: 15) { didSet { layoutChanged() } }
    open var textColor: UIColor? = .label { didSet { changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    open var borderStyle = BorderStyle.none { didSet { changed() } }
    open var isSecureTextEntry = false { didSet { changed() } }
    /// Kept without effect.
    open var keyboardType = UIKeyboardType.default
    /// Kept without effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Kept without effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Kept without effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Kept without effect.
    open var clearButtonMode = 0
    open private(set) var isEditing = false

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 34)
    }

    package override func makeContent() -> AnyView? {
        let binding = Binding(
            get: { [weak self] in MainActor.assumeIsolated { self?.storedText ?? "" } },
            set: { [weak self] new in MainActor.assumeIsolated { self?.edited(new) } })
        let field = FieldContent(
            text: binding, placeholder: placeholder ?? "", isSecure: isSecureTextEntry,
            isBordered: borderStyle != .none
        ) { [weak self] in self?.returned() }
        return AnyView(
            field
                .font(Font(font ?? .systemFont(ofSize: 15)))
                .foregroundColor(Color(textColor ?? .label))
                .multilineTextAlignment(textAlignment.alignment)
                .disabled(!isEnabled))
    }

    private func edited(_ new: String) {
        if !isEditing {
            isEditing = true
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
        }
        let old = storedText as NSString
        let whole = NSRange(location: 0, length: old.length)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: new)
                != false
        else { return changed() }
        storedText = new
        sendActions(for: .editingChanged)
        changed()
    }

    private func returned() {
        sendActions(for: .editingDidEndOnExit)
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        isEditing = false
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
    }
}

private struct FieldContent: View {
    @Binding var text: String
    let placeholder: String
    let isSecure: Bool
    let isBordered: Bool
    let submitted: @MainActor () -> Void

    var body: some View {
        styled.onSubmit { submitted() }
    }

    @ViewBuilder
    private var styled: some View {
        if isBordered {
            field.textFieldStyle(.roundedBorder)
        } else {
            field.textFieldStyle(.plain)
        }
    }

    @ViewBuilder
    private var field: some View {
        if isSecure {
            SecureField(placeholder, text: $text)
        } else {
            TextField(placeholder, text: $text)
        }
    }
}

/// Is told what a person types in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Asked with the whole old text as the range and the whole new text.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
}

/// Lines of text that a person can edit.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    private var storedText = ""
    open weak var textDelegate: (any UITextViewDelegate)?
    /// Is told what a person types.
    open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { textDelegate = newValue }
    }
    open var text: String! {
        get { storedText }
        set {
            storedText = newValue ?? ""
            layoutChanged()
        }
    }
    open var font: UIFont? = .systemFont(ofSize: 15) { didSet { layoutChanged() } }
    open var textColor: UIColor? = .label { didSet { changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    open var isEditable = true { didSet { changed() } }
    /// Kept: text that can't be edited can be selected.
    open var isSelectable = true
    /// Points around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    package override func makeContent() -> AnyView? {
        let binding = Binding(
            get: { [weak self] in MainActor.assumeIsolated { self?.storedText ?? "" } },
            set: { [weak self] new in MainActor.assumeIsolated { self?.edited(new) } })
        return AnyView(
            TextViewContent(text: binding, isEditable: isEditable)
                .font(Font(font ?? .systemFont(ofSize: 15)))
                .foregroundColor(Color(textColor ?? .label))
                .multilineTextAlignment(textAlignment.alignment)
                .padding(EdgeInsets(textContainerInset)))
    }

    private func edited(_ new: String) {
        storedText = new
        textDelegate?.textViewDidChange(self)
        changed()
    }
}

private struct TextViewContent: View {
    @Binding var text: String
    let isEditable: Bool

    var body: some View {
        if isEditable {
            TextEditor(text: $text)
        } else {
            ScrollView {
                Text(verbatim: text)
                    .textSelection(.enabled)
                    .frame(maxWidth: .infinity, alignment: .topLeading)
            }
        }
    }
}

/// Is told what a person types in a view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}
