/// How the address of a ranking of towns is kept.
@MainActor
public struct TownsAddress {
    /// The address; empty when the product's own data is shown.
    public var read: @MainActor () -> String
    /// Keeps an address, or throws what an `ErrorSentence` can be made of; empty takes it away.
    public var write: @MainActor (String) throws -> Void

    /// Makes a setting of two functions.
    public init(
        read: @escaping @MainActor () -> String,
        write: @escaping @MainActor (String) throws -> Void
    ) {
        self.read = read
        self.write = write
    }
}
