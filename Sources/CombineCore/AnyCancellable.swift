/// Stops something when it is cancelled, or when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Creates one that runs a closure, at most once.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Creates one that cancels another.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    /// Stops it now.
    public func cancel() {
        lock.withLock { take(&action) }?()
    }

    /// Keeps this in a collection, for as long as the collection keeps it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set, for as long as the set keeps it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
