/// A first-in, first-out line that costs nothing while it is empty.
struct Queue<Element> {
    private var slots: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == slots.count }
    var count: Int { slots.count - head }

    mutating func append(_ element: Element) {
        slots.append(element)
    }

    mutating func popFirst() -> Element? {
        guard head < slots.count else { return nil }
        let element = slots[head]
        slots[head] = nil
        head += 1
        compact()
        return element
    }

    mutating func popLast() -> Element? {
        guard head < slots.count, let element = slots.removeLast() else { return nil }
        compact()
        return element
    }

    mutating func removeAll() {
        slots = []
        head = 0
    }

    /// Drops the used-up front once it is half of the storage, so that popping stays O(1).
    private mutating func compact() {
        if head == slots.count {
            slots.removeAll(keepingCapacity: slots.count <= 64)
            head = 0
        } else if head > 32, head * 2 > slots.count {
            slots.removeFirst(head)
            head = 0
        }
    }
}
