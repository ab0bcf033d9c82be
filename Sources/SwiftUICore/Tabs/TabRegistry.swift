/// Something that shows one of several tabs or pages.
@MainActor
protocol TabSwitching: AnyObject {
    var depth: Int { get }
    var isOnScreen: Bool { get }
    /// Whether its pages lie side by side and are turned, instead of named tabs.
    var isPaged: Bool { get }
    /// Shows the tab or page at an index as a person's choice; false when there is none.
    func choose(at index: Int) -> Bool
    /// Shows one that many places further on; false at the ends.
    func choose(by distance: Int) -> Bool
    /// Whether pages follow one another to the left.
    var isMirrored: Bool { get }
}

/// The tab views of a window, for keys that mean the same anywhere in it.
@MainActor
package final class TabRegistry {
    private struct WeakTabs { weak var target: (any TabSwitching)? }
    private var targets: [WeakTabs] = []

    func add(_ target: any TabSwitching) {
        targets.removeAll { $0.target == nil }
        targets.append(WeakTabs(target: target))
    }

    private var onScreen: [any TabSwitching] {
        targets.compactMap(\.target).filter(\.isOnScreen).sorted { $0.depth < $1.depth }
    }

    private var outermost: (any TabSwitching)? {
        let found = onScreen
        return found.first { !$0.isPaged } ?? found.first
    }

    /// Shows the next (1) or the previous (−1) tab; false when there is none.
    package func switchTab(by distance: Int) -> Bool { outermost?.choose(by: distance) ?? false }

    /// Shows the tab at an index from 0; false when there is none.
    package func switchTab(to index: Int) -> Bool { outermost?.choose(at: index) ?? false }

    /// Turns to the next (1) or the previous (−1) of pages that lie side by side.
    package func turnPage(by distance: Int) -> Bool {
        guard let target = onScreen.last(where: { $0.isPaged }) else { return false }
        return target.choose(by: target.isMirrored ? -distance : distance)
    }
}
