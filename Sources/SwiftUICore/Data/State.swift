// Status: complete
import Foundation

/// A value that a view owns, kept for as long as the view's identity lasts.
///
/// Writing a different value evaluates the bodies that read it, in the next frame; writing an
/// equal one does nothing. May be read and written from any thread.
@propertyWrapper
public struct State<Value> {
    var initialValue: Value
    var location: StateLocation<Value>?

    /// Makes a state that starts with a value; later values for the same view are ignored.
    public init(wrappedValue value: Value) { initialValue = value }

    /// Makes a state that starts with a value.
    public init(initialValue value: Value) { initialValue = value }

    /// The current value; before the view is on screen, the initial one.
    public var wrappedValue: Value {
        get {
            // Read once for each element where a collection is filtered by it: no optional of a
            // type that is known at run time only.
            guard let location else { return initialValue }
            return location.read()
        }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes a state that starts with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkableProperty {
    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        if let slot {
            location = unsafeDowncast(slot, to: StateLocation<Value>.self)
        } else {
            let made = StateLocation(initialValue)
            slot = made
            location = made
        }
    }
}

/// Where a state's value lives: read and written from any thread, invalidation on the main one.
package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private var readers = Readers()
    /// What the value was before changes that wait for others to be shown first.
    private var former: [(change: UInt64, value: Value)] = [] {
        didSet { hasFormer = !former.isEmpty }
    }
    private var hasFormer = false

    package init(_ value: Value) { self.value = value }

    package override func read() -> Value {
        lock.lock()
        defer { lock.unlock() }
        guard isOnMainActor else { return value }
        if let node = ReadTracking.current { readers.add(node) }
        return hasFormer ? valueShown : value
    }

    /// The value in the change that a body shows now, else the newest one.
    private var valueShown: Value {
        guard !former.isEmpty, ChangeClock.shown != 0 else { return value }
        return former.first { $0.change > ChangeClock.shown }?.value ?? value
    }

    package override func write(_ new: Value) {
        let (isChanged, old) = lock.withLock {
            let old = value
            if areEqualIfComparable(old, new) { return (false, old) }
            value = new
            return (true, old)
        }
        guard isChanged else { return }
        guard isOnMainActor else { return onMainActor { self.readers.invalidate() } }
        let former = UncheckedBox(old)
        MainActor.assumeIsolated {
            guard readers.hasAny else { return }
            remember(former.value)
            readers.invalidate()
        }
    }

    // An older change that still has to be shown must not see the new value.
    @MainActor
    private func remember(_ old: Value) {
        let change = ChangeClock.current().number
        let windows = readers.queues.filter { $0.hasOlder(than: change) }
        guard !windows.isEmpty, former.last?.change != change else { return }
        lock.withLock { former.append((change, old)) }
        for window in windows {
            window.onceSettled { [weak self] in self?.forgetIfSettled() }
        }
    }

    @MainActor
    private func forgetIfSettled() {
        guard let newest = former.last?.change,
            !readers.queues.contains(where: { $0.hasOlder(than: newest) })
        else { return }
        lock.withLock { former.removeAll() }
    }
}

/// The nodes whose last evaluation read something. Used on the main thread only.
struct Readers {
    private struct Entry {
        weak var node: ViewNode?
        var generation: UInt64
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The reader that came last, as a body reads the same thing many times over.
    private weak var lastNode: ViewNode?
    private var lastGeneration: UInt64 = 0

    var hasAny: Bool { !entries.isEmpty }

    /// The changes that the readers' windows have to show, each window's once.
    @MainActor
    var queues: [ChangeQueue] {
        var found: [ChangeQueue] = []
        for entry in entries.values {
            guard let queue = entry.node?.root.changes, !found.contains(where: { $0 === queue })
            else { continue }
            found.append(queue)
        }
        return found
    }

    mutating func add(_ node: ViewNode) {
        let generation = node.generation
        if lastGeneration == generation, lastNode === node { return }
        lastNode = node
        lastGeneration = generation
        entries[ObjectIdentifier(node)] = Entry(node: node, generation: generation)
    }

    @MainActor
    mutating func invalidate() {
        for (key, entry) in entries {
            guard let node = entry.node, !node.isDestroyed else {
                entries[key] = nil
                lastNode = nil
                continue
            }
            // A body that ran again without reading this does not depend on it any more.
            if node.generation == entry.generation { node.invalidate() }
        }
    }
}
