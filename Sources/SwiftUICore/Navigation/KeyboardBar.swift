import Foundation
import LayoutCore

/// Views that put items in the bar of fields.
@MainActor
protocol KeyboardBarSource: AnyObject {
    var depth: Int { get }
    /// The items' boxes in order; none while the views are off screen.
    var keyboardBoxes: [LayoutNode] { get }
}

/// The bar of a window that shows while a field holds the keyboard focus.
@MainActor
final class KeyboardBar {
    private struct Weak { weak var source: (any KeyboardBarSource)? }
    private unowned let root: ViewRoot
    private let box = BottomBarBox()
    private var sources: [ObjectIdentifier: Weak] = [:]
    private var focused: ObjectIdentifier?
    private var isSyncDue = false

    init(root: ViewRoot) { self.root = root }

    func itemsDidChange(of source: any KeyboardBarSource) {
        let key = ObjectIdentifier(source)
        guard !source.keyboardBoxes.isEmpty || sources[key] != nil else { return }
        sources[key] = source.keyboardBoxes.isEmpty ? nil : Weak(source: source)
        scheduleSync()
    }

    // One field loses the focus before the next takes it: the bar waits for both.
    func focusDidChange(of field: AnyObject, isFocused: Bool) {
        if isFocused {
            focused = ObjectIdentifier(field)
        } else if focused == ObjectIdentifier(field) {
            focused = nil
        }
        if !sources.isEmpty { scheduleSync() }
    }

    private func scheduleSync() {
        guard !isSyncDue else { return }
        isSyncDue = true
        root.enqueueAction { [weak self] in self?.sync() }
    }

    private func sync() {
        isSyncDue = false
        let boxes = sources.values.compactMap(\.source).sorted { $0.depth < $1.depth }
            .flatMap(\.keyboardBoxes)
        let isShown = focused != nil && !boxes.isEmpty
        box.items = isShown ? boxes : []
        if let rootNode = root.rootNode { box.dress(in: rootNode.environment) }
        root.rootBox.bottomBar = isShown ? box : nil
    }
}

/// A bar at a bottom edge: items in a row over a background, below a line.
@MainActor
final class BottomBarBox: LayoutNode {
    private let background = FillingBox()
    private let line = FillingBox()
    private let row = StackNode.row(spacing: 12)
    /// Whether items stand apart from one another as far as they can.
    var spreadsItems = false

    var items: [LayoutNode] = [] {
        didSet {
            let isSame =
                items.count == oldValue.count && zip(items, oldValue).allSatisfy { $0 === $1 }
            if !isSame { arrange() }
        }
    }

    private func arrange() {
        var contents = items
        if spreadsItems, items.count > 1 {
            contents = [items[0]]
            for item in items.dropFirst() { contents += [SpacerNode(minLength: 8), item] }
        }
        row.setChildren(contents)
        setChildren([background, line, row])
    }

    func dress(in environment: EnvironmentValues) {
        func fill(_ color: Color) -> RenderContent {
            .shape(
                ShapeDrawing(geometry: .rectangle, fill: .color(color.resolved(in: environment))))
        }
        background.show(fill(.windowBackground))
        line.show(fill(.separator))
    }

    private static let margin: CGFloat = 12

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = row.sizeThatFits(.unspecified)
        return CGSize(
            width: proposal.width ?? size.width + 2 * Self.margin, height: max(size.height + 14, 46)
        )
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        background.place(at: .zero, proposal: ProposedViewSize(size))
        line.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: 1))
        let room = ProposedViewSize(
            width: max(size.width - 2 * Self.margin, 0), height: size.height)
        let fitted = row.sizeThatFits(room)
        let x = spreadsItems ? (size.width - fitted.width) / 2 : Self.margin
        row.place(at: CGPoint(x: x, y: (size.height - fitted.height) / 2), proposal: room)
    }
}
