import Foundation

/// Where two versions of a collection differ: the stretch between common ends.
struct ElementChange {
    var prefix = 0
    var removed = 0
    var inserted = 0
    var isEmpty: Bool { removed == 0 && inserted == 0 }

    /// Nothing changed.
    init() {}

    /// Compares ids, but only where the elements themselves are not the same bytes.
    ///
    /// - Complexity: O(1) where both share their storage, else O(*n*), most of it comparing bytes.
    init<Data: RandomAccessCollection, ID: Hashable>(
        from old: Data, to new: Data, id: (Data.Element) -> ID
    ) {
        let contiguous: ElementChange?? = old.withContiguousStorageIfAvailable { a in
            new.withContiguousStorageIfAvailable { b in
                ElementChange(a, b, id: id)
            }
        }
        if case .some(.some(let change)) = contiguous {
            self = change
        } else {
            self.init(generic: old, new, id: id)
        }
    }

    private init<Element, ID: Hashable>(
        _ a: UnsafeBufferPointer<Element>, _ b: UnsafeBufferPointer<Element>,
        id: (Element) -> ID
    ) {
        if a.count == b.count, a.baseAddress == b.baseAddress {
            prefix = a.count
            return
        }
        let shared = min(a.count, b.count)
        prefix = SameBytes.prefix(a, b, shared)
        while prefix < shared, id(a[prefix]) == id(b[prefix]) {
            prefix += 1
            prefix += SameBytes.prefix(
                UnsafeBufferPointer(rebasing: a[prefix...]),
                UnsafeBufferPointer(rebasing: b[prefix...]), shared - prefix)
        }
        var suffix = 0
        let rest = shared - prefix
        while suffix < rest {
            let (c, d) = (a.count - 1 - suffix, b.count - 1 - suffix)
            guard SameBytes.areSame(a, c, b, d) || id(a[c]) == id(b[d]) else { break }
            suffix += 1
        }
        removed = a.count - prefix - suffix
        inserted = b.count - prefix - suffix
    }

    private init<Data: RandomAccessCollection, ID: Hashable>(
        generic old: Data, _ new: Data, id: (Data.Element) -> ID
    ) {
        let shared = Swift.min(old.count, new.count)
        var a = old.startIndex
        var b = new.startIndex
        while prefix < shared, id(old[a]) == id(new[b]) {
            prefix += 1
            old.formIndex(after: &a)
            new.formIndex(after: &b)
        }
        var suffix = 0
        var c = old.endIndex
        var d = new.endIndex
        while suffix < shared - prefix {
            old.formIndex(before: &c)
            new.formIndex(before: &d)
            guard id(old[c]) == id(new[d]) else { break }
            suffix += 1
        }
        removed = old.count - prefix - suffix
        inserted = new.count - prefix - suffix
    }

    /// The ids of the old stretch that the new one has not.
    func goneIDs<Data: RandomAccessCollection, ID: Hashable>(
        from old: Data, to new: Data, id: (Data.Element) -> ID
    ) -> Set<ID> {
        func ids(_ data: Data, _ count: Int) -> Set<ID> {
            Set(data.dropFirst(prefix).prefix(count).map(id))
        }
        let gone = ids(old, removed)
        return inserted == 0 ? gone : gone.subtracting(ids(new, inserted))
    }
}

/// Elements that are the same bytes are the same values, whatever their type.
private enum SameBytes {
    static func areSame<E>(
        _ a: UnsafeBufferPointer<E>, _ i: Int, _ b: UnsafeBufferPointer<E>, _ j: Int
    ) -> Bool {
        guard let a = a.baseAddress, let b = b.baseAddress else { return false }
        return memcmp(a + i, b + j, MemoryLayout<E>.size) == 0
    }

    /// How many elements of the first `limit` are the same bytes before one differs.
    static func prefix<E>(
        _ a: UnsafeBufferPointer<E>, _ b: UnsafeBufferPointer<E>, _ limit: Int
    ) -> Int {
        guard let a = a.baseAddress, let b = b.baseAddress, limit > 0 else { return 0 }
        let block = 256
        var done = 0
        while done < limit {
            let count = min(block, limit - done)
            if memcmp(a + done, b + done, count * MemoryLayout<E>.stride) != 0 { break }
            done += count
        }
        while done < limit, memcmp(a + done, b + done, MemoryLayout<E>.size) == 0 { done += 1 }
        return done
    }
}
