/// Something that the window's back command can ask to go one step back.
@MainActor
package protocol BackNavigating: AnyObject {
    var depth: Int { get }
    /// Goes one step back; false when it is at its first page or not on screen.
    func goBack() -> Bool
}

/// Something that the window's refresh command can ask to load anew.
@MainActor
package protocol Refreshing: AnyObject {
    var depth: Int { get }
    var isOnScreen: Bool { get }
    func refresh()
}

/// What the commands of a window (back, refresh) reach.
@MainActor
package final class NavigationRegistry {
    private struct WeakBack { weak var target: (any BackNavigating)? }
    private struct WeakRefresh { weak var target: (any Refreshing)? }
    private var backTargets: [WeakBack] = []
    private var refreshTargets: [WeakRefresh] = []
    /// The tab views of the window.
    package let tabs = TabRegistry()

    func add(_ target: any BackNavigating) {
        backTargets.removeAll { $0.target == nil }
        backTargets.append(WeakBack(target: target))
    }

    func add(_ target: any Refreshing) {
        refreshTargets.removeAll { $0.target == nil }
        refreshTargets.append(WeakRefresh(target: target))
    }

    /// Asks the containers, the innermost first.
    func goBack() -> Bool {
        let targets = backTargets.compactMap(\.target).sorted { $0.depth > $1.depth }
        return targets.contains { $0.goBack() }
    }

    /// Refreshes what is on screen, the innermost first.
    func refresh() -> Bool {
        let targets = refreshTargets.compactMap(\.target)
            .filter(\.isOnScreen).sorted { $0.depth > $1.depth }
        guard let target = targets.first else { return false }
        target.refresh()
        return true
    }
}
