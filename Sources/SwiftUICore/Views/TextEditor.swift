// Status: partial (whether lines wrap is the backend's; no styles)
// GTK: GtkEntry in all the room it is given
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
