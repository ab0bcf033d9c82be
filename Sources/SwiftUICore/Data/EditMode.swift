// Status: complete

/// Whether a person edits what lists hold.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Something is edited for a moment, such as a row swiped open.
    case transient
    case active

    /// Whether editing is under way.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }
    /// Whether lists here are edited; each page of navigation starts with one of its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
