import Foundation
import LayoutCore

/// The node of a text; one that shows a time follows the clock.
@MainActor
final class TextNode: LeafViewNode<Text> {
    override init(_ view: Text, parent: ViewNode, box: LayoutNode) {
        super.init(view, parent: parent, box: box)
        followClock()
    }

    override func viewDidChange(from old: Text) {
        super.viewDidChange(from: old)
        followClock()
    }

    override func visibilityDidChange() {
        guard isVisible, view.secondsToNextChange(from: root.backend.date) != nil else { return }
        invalidate()
    }

    override func evaluate() {
        isDirty = false
        view.show(in: box, environment: environment)
        followClock()
    }

    private func followClock() {
        guard isVisible, let seconds = view.secondsToNextChange(from: root.backend.date) else {
            return
        }
        root.tickers.add(self, in: seconds)
    }
}

/// Nodes that are to evaluate again at a time.
@MainActor
package final class Tickers {
    private struct Entry {
        weak var node: ViewNode?
        var due: Date
    }
    private unowned let backend: any Backend
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var alarm: (date: Date, work: DispatchWorkItem)?

    init(backend: any Backend) { self.backend = backend }

    func add(_ node: ViewNode, in seconds: Double) {
        let due = backend.date + seconds
        entries[ObjectIdentifier(node)] = Entry(node: node, due: due)
        setAlarm()
    }

    /// Invalidates what is due.
    package func fire() {
        guard !entries.isEmpty else { return }
        let now = backend.date
        for (key, entry) in entries where entry.due <= now || entry.node == nil {
            entries[key] = nil
            if let node = entry.node, !node.isDestroyed, node.isVisible { node.invalidate() }
        }
        setAlarm()
    }

    private func setAlarm() {
        guard let next = entries.values.map(\.due).min() else { return }
        if let alarm, alarm.date <= next, alarm.date > backend.date { return }
        alarm?.work.cancel()
        let work = DispatchWorkItem { [weak self] in
            MainActor.assumeIsolated {
                self?.alarm = nil
                self?.fire()
            }
        }
        alarm = (next, work)
        let delay = max(next.timeIntervalSince(backend.date), 0) + 0.005
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
    }
}
