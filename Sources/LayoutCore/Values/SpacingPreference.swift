import Foundation

/// What kind of neighbour one side of a view is, for the default spacing of stacks.
public enum SpacingPreference: UInt8, Hashable, Sendable {
    /// Any view.
    case plain
    /// Text, which may stack closer.
    case text
    /// Takes no room beside it, as a spacer does.
    case none
}
