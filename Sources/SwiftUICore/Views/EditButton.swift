// Status: complete
// GTK: GtkButton

/// A button that starts and ends the editing of lists on its page.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Makes the button.
    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? Words.done : Words.edit) {
            withAnimation(.easeInOut(duration: 0.2)) {
                editMode?.wrappedValue = isEditing ? .inactive : .active
            }
        }
    }
}
