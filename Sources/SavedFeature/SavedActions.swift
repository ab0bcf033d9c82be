import Foundation

/// What the section asks of the app around it.
public struct SavedActions: Sendable {
    /// Writes a text to a file of this name where the person finds it; returns its path.
    public var writeFile: @MainActor @Sendable (String, String) throws -> String

    /// Puts the functions together.
    public init(writeFile: @escaping @MainActor @Sendable (String, String) throws -> String) {
        self.writeFile = writeFile
    }
}
