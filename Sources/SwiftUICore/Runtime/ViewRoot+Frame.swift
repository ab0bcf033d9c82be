import Foundation
import LayoutCore

/// One frame: what is due runs until nothing is, then the screen changes.
extension ViewRoot {
    /// Runs what is due: bodies, layout, actions, then one commit.
    package func renderFrame() {
        guard !isRendering, !isClosed, rootNode != nil else { return }
        isFrameRequested = false
        isRendering = true
        frameCount += 1
        ringAlarms()
        var collector = CommitCollector(
            now: backend.now, motions: motions, presences: presences)
        collector.add(motions.advance(to: backend.now))
        departing += presences.sweep()
        let due = ticking.filter { !$0.isDestroyed }
        ticking = []
        changes.start(ticking: due)
        showChanges(&collector)
        commit(collector)
        isRendering = false
        finishFrame()
        if hasWork || changes.hasLater || isMoving { requestFrame() }
    }

    private func finishFrame() {
        let starts = taskStarts
        taskStarts = []
        let followers = commitFollowers
        commitFollowers = []
        for start in starts { start() }
        for follower in followers { follower() }
        AnimationCompletions.callDue(at: backend.now)
    }

    /// Changes that one frame shows at most; the rest waits for the next.
    private static let changeLimit = 20

    // Each change comes to rest and is collected with its own transaction.
    private func showChanges(_ collector: inout CommitCollector) {
        for _ in 0..<Self.changeLimit {
            settle { collect(into: &collector) }
            collect(into: &collector)
            // What does not come to rest goes on in the next frame.
            if isRestless { return }
            guard changes.advance() else { return }
        }
    }

    private func collect(into collector: inout CommitCollector) {
        let transaction = seen(changes.head?.transaction ?? Transaction())
        collector.collect(rootBox, transaction: transaction, serial: changeSerial)
        changeSerial += 1
    }

    /// The transaction as this root shows it: nothing moves where the desktop asks for that.
    func seen(_ transaction: Transaction) -> Transaction {
        guard backend.reducesMotion else { return transaction }
        var still = transaction
        still.animation = nil
        still.disablesAnimations = true
        return still
    }

    /// Runs what shows a change; bodies see states as they were when it was made.
    private func showingChange(_ body: () -> Void) {
        let outer = (ChangeClock.shown, ChangeClock.shownTransaction)
        ChangeClock.shown = changes.head?.number ?? 0
        ChangeClock.shownTransaction = changes.head?.transaction ?? Transaction()
        body()
        (ChangeClock.shown, ChangeClock.shownTransaction) = outer
    }

    /// Whether nothing but movements under way asks for frames.
    package var isAtRest: Bool { !hasWork && !changes.hasLater }

    private var isMoving: Bool {
        !motions.isEmpty || !scrolling.isEmpty || !presences.isEmpty || !ticking.isEmpty
            || !alarms.isEmpty
            || !AnimationCompletions.isEmpty
    }

    private var hasWork: Bool {
        !changes.isEmpty || !dirtyStructures.isEmpty || !departing.isEmpty || !actions.isEmpty
            || arePreferencesDirty || rootBox.needsLayout
    }

    /// Rounds of one frame before a cycle is assumed.
    private static let roundLimit = 100

    /// - Parameter collect: Called where actions had something to change, so that what they change
    ///   can move from what was there when they ran.
    private func settle(collecting collect: () -> Void) {
        roundCount = 0
        while roundCount < Self.roundLimit {
            roundCount += 1
            showingChange {
                runEvaluations()
                runStructureSyncs()
                layOut()
            }
            // What a size changed comes before anybody is told of appearances and preferences.
            if !changes.isEmpty || !dirtyStructures.isEmpty { continue }
            if !scrolling.isEmpty, scrolling.advance(to: backend.now) { continue }
            showingChange { deliverPreferences() }
            let hasActions = !actions.isEmpty
            runActions()
            guard hasWork else {
                isRestless = false
                return
            }
            if hasActions, !changes.isEmpty { collect() }
        }
        // Once for as long as it lasts: it would be said with every frame.
        if !isRestless { reportCycle() }
        isRestless = true
    }

    /// The size that the content takes for a proposal, after bodies that are due have run.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        runEvaluations()
        runStructureSyncs()
        return rootBox.children.reduce(CGSize.zero) { size, box in
            let own = box.sizeThatFits(proposal)
            return CGSize(
                width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    private func layOut() {
        guard size.width > 0 || size.height > 0 else { return }
        if rootBox.needsLayout { geometryObservers.isDue = true }
        rootBox.layOut()
        geometryObservers.tell()
    }

    func runEvaluations() {
        // A body that writes what it reads would go on for ever.
        while !changes.isEmpty, roundCount < Self.roundLimit {
            roundCount += 1
            let batch = changes.takeBatch()
            // A parent's evaluation may have brought a child up to date or ended it already.
            for node in batch where node.isDirty && !node.isDestroyed && !isDeparting(node) {
                node.isDirty = false
                node.evaluate()
            }
        }
    }

    // A row whose element was removed must not read it once more.
    private func isDeparting(_ node: ViewNode) -> Bool {
        guard !departing.isEmpty || !presences.isEmpty else { return false }
        var ancestor: ViewNode? = node
        while let current = ancestor {
            if current.isDeparting { return true }
            ancestor = current.parent
        }
        return false
    }

    func runStructureSyncs() {
        while !dirtyStructures.isEmpty {
            let batch = dirtyStructures.sorted { $0.depth > $1.depth }
            dirtyStructures.removeAll(keepingCapacity: true)
            for node in batch where node.isStructureDirty && !node.isDestroyed {
                node.isStructureDirty = false
                if node.syncLayoutNodes() { node.layoutStructureDidChange() }
            }
        }
    }

    func runActions() {
        while !actions.isEmpty || !departing.isEmpty {
            let due = actions
            actions = []
            for action in due { action() }
            let ending = departing
            departing = []
            for node in ending { node.destroy() }
        }
    }

    private func reportCycle() {
        let names = changes.nodes.map { String(describing: type(of: $0)) }
        RuntimeLog.warning(
            """
            Updating did not come to rest after \(Self.roundLimit) rounds; the rest waits for \
            the next frame. Still due: \(names.prefix(8).joined(separator: ", ")). \
            Does a body, an onAppear, onChange or preference action write what triggers it?
            """)
    }

    private func commit(_ collector: CommitCollector) {
        let commit = collector.finish()
        guard !commit.changed.isEmpty || !commit.removed.isEmpty else { return }
        backend.commit(commit, for: self)
        for node in commit.changed { node.pendingChanges = [] }
    }
}
