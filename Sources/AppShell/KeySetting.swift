/// How a key or token of a service is kept.
@MainActor
public struct KeySetting {
    /// Whether one is stored.
    public var isStored: @MainActor () -> Bool
    /// Stores one, or throws what an `ErrorSentence` can be made of.
    public var save: @MainActor (String) async throws -> Void
    /// Takes it away.
    public var remove: @MainActor () async throws -> Void

    /// Makes a setting of its functions.
    public init(
        isStored: @escaping @MainActor () -> Bool,
        save: @escaping @MainActor (String) async throws -> Void,
        remove: @escaping @MainActor () async throws -> Void
    ) {
        self.isStored = isStored
        self.save = save
        self.remove = remove
    }
}
