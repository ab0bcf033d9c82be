// Status: partial (sizes of what goes do not change on the way)
import Foundation
import LayoutCore

/// Which parts of a place views with one name share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The name of views that share a place.
struct MatchKey: Hashable {
    var id: AnyHashable
    var namespace: Namespace.ID
}

struct MatchedGeometryModifier {
    var key: MatchKey
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    var isSource: Bool
}

extension MatchedGeometryModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        MatchedNode(view, parent: parent)
    }
}

extension MatchedGeometryModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> MatchedBox { MatchedBox(self) }
    func updateBox(_ box: MatchedBox, in environment: EnvironmentValues) { box.matched = self }
}

@MainActor
private final class MatchedNode<C: View>: LayoutModifierNode<C, MatchedGeometryModifier>,
    GeometryObserver
{
    override func didMount() {
        super.didMount()
        root.observeGeometry(self)
    }

    override func makeBox() -> MatchedBox {
        let box = super.makeBox()
        box.matches = root.matches
        box.presences = root.presences
        return box
    }

    // After each layout, so that those who follow are placed anew in the same frame.
    func layoutDidSettle() {
        guard !isDestroyed, !isDeparting else { return }
        for box in boxes { root.matches.settle(box) }
    }

    override func willDestroy() {
        super.willDestroy()
        for box in boxes { root.matches.remove(box, serial: root.changeSerial) }
    }
}

/// The places of views with names, as they were shown last.
@MainActor
final class MatchedGeometries {
    private struct Record {
        weak var box: MatchedBox?
        var rect: CGRect
        /// The change in which the view went; nil while it is there.
        var goneIn: Int?
    }
    private var records: [MatchKey: Record] = [:]

    private struct WeakBox { weak var box: MatchedBox? }
    private var sources: [MatchKey: WeakBox] = [:]
    private var followers: [MatchKey: [WeakBox]] = [:]

    /// Notes a view after a layout; those that follow a source get its place.
    func settle(_ box: MatchedBox) {
        let key = box.matched.key
        if box.matched.isSource {
            sources[key] = WeakBox(box: box)
        } else if !(followers[key] ?? []).contains(where: { $0.box === box }) {
            followers[key, default: []].removeAll { $0.box == nil }
            followers[key, default: []].append(WeakBox(box: box))
        }
        let source = sources[key]?.box
        for follower in followers[key] ?? [] {
            guard let box = follower.box, !box.matched.isSource else { continue }
            box.follow(source?.placeInWindow)
        }
    }

    func remove(_ box: MatchedBox, serial: Int) {
        let key = box.matched.key
        if sources[key]?.box === box { sources[key] = nil }
        guard records[key]?.box === box || records[key]?.box == nil else { return }
        records[key]?.goneIn = serial
    }

    /// Where another view of the name was until this change.
    func former(of box: MatchedBox, serial: Int) -> (rect: CGRect, box: MatchedBox?)? {
        guard let record = records[box.matched.key], record.box !== box else { return nil }
        if let gone = record.goneIn, gone < serial { return nil }
        return (record.rect, record.box)
    }

    func note(_ box: MatchedBox, at rect: CGRect) {
        records[box.matched.key] = Record(box: box, rect: rect, goneIn: nil)
    }
}

/// The box of a view with a name.
@MainActor
final class MatchedBox: PassthroughNode {
    var matched: MatchedGeometryModifier
    weak var matches: MatchedGeometries?
    weak var presences: Presences?
    /// Where the source is, in the window; nil for a source and where there is none.
    private var followed: CGRect?

    init(_ matched: MatchedGeometryModifier) {
        self.matched = matched
        super.init()
    }

    /// The box's place in the window, scrolling taken off.
    var placeInWindow: CGRect {
        var rect = frame
        var node = parent
        while let current = node {
            rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            if let scroll = current as? ScrollBox {
                rect = rect.offsetBy(dx: -scroll.offset.x, dy: -scroll.offset.y)
            }
            node = current.parent
        }
        return rect
    }

    // MARK: Following a source

    func follow(_ rect: CGRect?) {
        guard rect != followed else { return }
        followed = rect
        setNeedsPlacement()
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let followed, let child else {
            return super.placeChildren(in: size, proposal: proposal)
        }
        let hasSize = matched.properties.contains(.size)
        let inner = hasSize ? ProposedViewSize(followed.size) : proposal
        let fitted = child.sizeThatFits(inner)
        var corner = CGPoint.zero
        if matched.properties.contains(.position) {
            let own = placeInWindow.origin
            corner.x =
                followed.minX - own.x + (followed.width - fitted.width) * matched.anchor.x
            corner.y =
                followed.minY - own.y + (followed.height - fitted.height) * matched.anchor.y
        }
        child.place(at: corner, proposal: inner)
    }

    // MARK: Coming in place of another

    /// Notes where the view is, and has it come from where another of its name was.
    ///
    /// - Returns: The nodes that move now.
    func didShow(
        _ nodes: ArraySlice<RenderNode>, transaction: Transaction, serial: Int, now: Double
    ) -> [RenderNode] {
        guard matched.isSource, parent != nil, let matches else { return [] }
        let own = placeInWindow
        defer { matches.note(self, at: own) }
        guard let animation = transaction.animation,
            let former = matches.former(of: self, serial: serial)
        else { return [] }
        former.box?.leave(for: own, presences: presences, animation: animation)
        var moving: [RenderNode] = []
        for node in nodes where !node.wasCommitted {
            // The nodes' places are relative to something; only the way counts.
            let target = node.frame
            node.frame = Self.mapped(target, from: own, to: former.rect)
            node.wasCommitted = true
            node.setFrame(target, transaction: transaction, now: now)
            moving.append(node)
        }
        return moving
    }

    private static func mapped(_ rect: CGRect, from own: CGRect, to other: CGRect) -> CGRect {
        let isWhole = rect.size == own.size
        let size = isWhole ? other.size : rect.size
        return CGRect(
            x: rect.midX + other.midX - own.midX - size.width / 2,
            y: rect.midY + other.midY - own.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    private func leave(for rect: CGRect, presences: Presences?, animation: Animation) {
        var node: LayoutNode? = self
        while let current = node {
            if let presence = presences?.presence(of: current), presence.isLeaving {
                presence.head(for: rect, from: placeInWindow, animation: animation)
                return
            }
            node = current.parent
        }
    }
}

extension View {
    /// Shares the place of views with the same id: one that comes moves from where the other was.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchKey(id: AnyHashable(id), namespace: namespace),
                properties: properties, anchor: anchor, isSource: isSource))
    }
}
