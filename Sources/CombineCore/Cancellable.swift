/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it and lets go of what it holds. A second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection, for as long as the collection keeps it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this in a set, for as long as the set keeps it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
