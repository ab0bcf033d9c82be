// Status: complete
// GTK: GtkEntry, GtkTextView along a vertical axis
import Foundation
import LayoutCore

/// A line of text that can be edited.
public struct TextField<Label: View>: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    var axis = Axis.horizontal
    /// Whether the text stands for a value, so that what is typed stays until editing ends.
    var isValue = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?

    public var body: some View { FieldInStyle(field: self) }
}

extension TextField where Label == Text {
    /// Makes a field of a text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, text: text)
    }
    /// Makes a field of a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, text: text)
    }
    /// Makes a field of a text with words that stand in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }
    /// Makes a field of a text with words that stand in it while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, text: text)
    }
    /// Makes a field of a text that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), prompt: nil, text: text, axis: axis)
    }
    /// Makes a field of a text that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(label: Text(title), prompt: nil, text: text, axis: axis)
    }
    /// Makes a field of a text that grows along an axis, with words for while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
    }
    /// Makes a field of a text that grows along an axis, with words for while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
    }
    /// Makes a field of a text in the manner of older apps.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey), prompt: nil, text: text, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// Makes a field of a text in the manner of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title), prompt: nil, text: text, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// Makes a field of a text in the manner of older apps.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: Text(titleKey), prompt: nil, text: text, onEditingChanged: onEditingChanged)
    }
    /// Makes a field of a text in the manner of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(title), prompt: nil, text: text, onEditingChanged: onEditingChanged)
    }
}

extension TextField {
    /// Makes a field of a text with a label of any views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text)
    }
    /// Makes a field of a text that grows along an axis, with a label of any views.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), prompt: prompt, text: text, axis: axis)
    }
}
