// Status: partial (no selection)
// GTK: GtkTextView
import Foundation
import LayoutCore

/// A text of several lines that can be edited; it takes all the room it is offered.
public struct TextEditor: View {
    let text: Binding<String>

    /// Makes an editor of a text.
    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        FieldEntry(
            placeholder: "", name: nil, text: text, isMultiline: true, fillsRoom: true)
    }
}

/// How text editors look.
public protocol TextEditorStyle: Sendable {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

extension View {
    /// Chooses how text editors below look.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.fieldLook, style is RoundedBorderTextEditorStyle ? .bordered : .plain)
    }
}
