import Foundation
import Observation

/// The windows that are open, for what an app reaches without a view: the screen, the clipboard.
@MainActor
package enum RunningWindows {
    @MainActor private struct Entry { weak var root: ViewRoot? }
    private static var entries: [Entry] = []
    private static let observed = ObservedSize()

    static func add(_ root: ViewRoot) {
        entries.removeAll { $0.root == nil }
        entries.append(Entry(root: root))
    }

    /// The windows' roots in the order in which they were opened, sheets left out.
    package static var roots: [ViewRoot] {
        entries.compactMap(\.root).filter {
            $0.presenter == nil && !$0.isClosed && $0.rootNode != nil
        }
    }

    /// All roots on screen, sheets after what they lie over.
    package static var allRoots: [ViewRoot] {
        entries.compactMap(\.root).filter { !$0.isClosed && $0.rootNode != nil }
    }

    /// The backend of the window that was opened last.
    package static var backend: (any Backend)? {
        entries.last { $0.root != nil }?.root?.backend
    }

    /// The size in points of the window that was sized last; bodies that read it follow it.
    package static var size: CGSize { observed.size }

    /// Says how large the first window is going to be.
    package static func expect(_ size: CGSize) { observed.size = size }

    static func sizeDidChange(of root: ViewRoot) {
        guard root.presenter == nil, root.rootNode != nil else { return }
        if observed.size != root.size { observed.size = root.size }
    }
}

/// A size that bodies can follow.
@Observable
private final class ObservedSize {
    var size = CGSize(width: 900, height: 720)
}
