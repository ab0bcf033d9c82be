/// The nodes of a root that have to be evaluated, change by change.
@MainActor
final class ChangeQueue {
    struct Change {
        let number: UInt64
        let transaction: Transaction
        fileprivate(set) var nodes: [ViewNode] = []
    }
    /// The change that is shown now or next; its nodes are marked as dirty.
    private(set) var head: Change?
    /// Later ones, in order.
    private var later: [Change] = []
    private var settled: [() -> Void] = []

    var isEmpty: Bool { head?.nodes.isEmpty ?? true }
    var hasLater: Bool { !later.isEmpty }
    /// Nodes of the present change, for reports.
    var nodes: [ViewNode] { head?.nodes ?? [] }

    /// Whether something older than a change still has to be shown.
    func hasOlder(than number: UInt64) -> Bool {
        (head.map { $0.number < number } ?? false)
            || (later.first.map { $0.number < number } ?? false)
    }

    /// Runs an action once no change waits any more, or the window is gone.
    func onceSettled(_ action: @escaping () -> Void) { settled.append(action) }

    /// Notes that a node has to be evaluated for the change that is made now.
    func add(_ node: ViewNode) {
        let change = ChangeClock.current()
        guard let head else {
            begin(Change(number: change.number, transaction: change.transaction))
            return addToHead(node)
        }
        if change.number <= head.number { return addToHead(node) }
        guard node.laterChange != change.number else { return }
        node.laterChange = change.number
        if let index = later.firstIndex(where: { $0.number == change.number }) {
            later[index].nodes.append(node)
        } else {
            let place = later.firstIndex { $0.number > change.number } ?? later.count
            ChangeClock.retain(change.number)
            later.insert(
                Change(number: change.number, transaction: change.transaction, nodes: [node]),
                at: place)
        }
    }

    private func addToHead(_ node: ViewNode) {
        guard !node.isDirty else { return }
        node.isDirty = true
        head?.nodes.append(node)
    }

    private func begin(_ change: Change) {
        ChangeClock.retain(change.number)
        head = change
    }

    /// Makes sure that there is a change to show; `ticking` nodes come in one before all others.
    func start(ticking: [ViewNode]) {
        guard !ticking.isEmpty else {
            if head == nil {
                let change = ChangeClock.current()
                begin(Change(number: change.number, transaction: change.transaction))
            }
            return
        }
        if let head, !head.nodes.isEmpty { later.insert(head, at: 0) }
        let first = later.first?.number ?? ChangeClock.current().number
        for node in later.first?.nodes ?? [] where node.isDirty {
            node.isDirty = false
            node.laterChange = first
        }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        begin(Change(number: first - (later.isEmpty ? 0 : 1), transaction: transaction))
        for node in ticking { addToHead(node) }
    }

    /// Takes the nodes that are due now, parents first.
    func takeBatch() -> [ViewNode] {
        guard let nodes = head?.nodes, !nodes.isEmpty else { return [] }
        head?.nodes.removeAll(keepingCapacity: true)
        return nodes.sorted { $0.depth < $1.depth }
    }

    /// The present change has been shown; goes on to the next, false when there is none.
    func advance() -> Bool {
        if let head { ChangeClock.release(head.number) }
        head = nil
        guard !later.isEmpty else {
            tellSettled()
            return false
        }
        let next = later.removeFirst()
        head = next
        head?.nodes = []
        for node in next.nodes where !node.isDestroyed {
            if node.laterChange == next.number { node.laterChange = 0 }
            addToHead(node)
        }
        return true
    }

    private func tellSettled() {
        let due = settled
        settled = []
        for action in due { action() }
    }

    /// Forgets everything.
    func end() {
        while advance() {}
    }

    // A window may go without being closed; nobody is to wait for it.
    isolated deinit {
        if let head { ChangeClock.release(head.number) }
        for change in later { ChangeClock.release(change.number) }
        tellSettled()
    }
}
