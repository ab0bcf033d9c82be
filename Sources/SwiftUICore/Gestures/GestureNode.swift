import Foundation
import LayoutCore

/// A gesture that a view watches for.
struct GestureViewModifier<G: Gesture> {
    var gesture: G
    var priority: GestureTraits.Priority
    var isEnabled: Bool
}

extension GestureViewModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        GestureNode(view, parent: parent)
    }
}

extension GestureViewModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode { PassthroughNode() }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {}
}

@MainActor
private final class GestureNode<C: View, G: Gesture>: LayoutModifierNode<C, GestureViewModifier<G>>
{
    private var areas: [GestureArea<G>] = []

    override func makeBox() -> PassthroughNode {
        let box = super.makeBox()
        let area = GestureArea(modifier.gesture, box: box, root: root)
        areas.removeAll { $0.box == nil }
        areas.append(area)
        area.sync(modifier, isEnabled: environment.isEnabled)
        return box
    }

    override func modifierDidChange(from old: GestureViewModifier<G>) { sync() }
    override func environmentDidChange(from old: EnvironmentValues) { sync() }

    private func sync() {
        for area in areas { area.sync(modifier, isEnabled: environment.isEnabled) }
    }

    override func visibilityDidChange() {
        if !isVisible { for area in areas { area.cancel() } }
    }
}

/// The box of a view that watches for a gesture, and its recogniser.
@MainActor
private final class GestureArea<G: Gesture>: GestureSite {
    private(set) weak var box: PassthroughNode?
    private unowned let root: ViewRoot
    private let recognizer: Recognizer<G.Value>
    private var phase = GesturePhase<G.Value>.possible

    init(_ gesture: G, box: PassthroughNode, root: ViewRoot) {
        self.box = box
        self.root = root
        recognizer = gesture.recognizer()
        recognizer.site = self
    }

    func sync(_ modifier: GestureViewModifier<G>, isEnabled: Bool) {
        modifier.gesture.refresh(recognizer)
        guard let box else { return }
        guard modifier.isEnabled, isEnabled else {
            cancel()
            box.show(.group)
            box.renderNode?.handlers = RenderHandlers()
            return
        }
        let needs = recognizer.needs
        box.show(
            .gestureArea(
                GestureTraits(
                    priority: modifier.priority, watchesPointer: needs.contains(.pointer),
                    watchesMagnification: needs.contains(.magnification),
                    watchesRotation: needs.contains(.rotation))))
        connect(box, needs)
    }

    private func connect(_ box: PassthroughNode, _ needs: GestureNeeds) {
        // The area lives as long as somebody can reach it: the box's node does.
        if needs.contains(.pointer) {
            box.renderNode?.handlers.pointer = { self.take(.pointer($0)) }
        }
        if needs.contains(.magnification) {
            box.renderNode?.handlers.magnified = { _ = self.take(.magnification($0)) }
        }
        if needs.contains(.rotation) {
            box.renderNode?.handlers.rotated = { _ = self.take(.rotation($0)) }
        }
        box.renderNode?.handlers.contains = { [weak box] in box?.containsInput($0) ?? false }
    }

    private func take(_ event: GestureEvent) -> PointerResponse {
        if event.isBeginning, phase.isOver {
            recognizer.reset()
            phase = .possible
        }
        guard !phase.isOver else { return .refuses }
        if case .pointer(let pointer) = event, pointer.phase == .cancelled {
            cancel()
            return .refuses
        }
        let before = phase.value != nil && recognizer.claims(in: phase)
        phase = recognizer.handle(event)
        if case .failed = phase { return .refuses }
        if phase.value != nil, !before, recognizer.claims(in: phase) { return .claims }
        return .undecided
    }

    func cancel() {
        recognizer.cancel()
        phase = .failed
    }

    // MARK: What the recogniser asks

    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard let box, space != .local else { return point }
        if space == .global, let node = box.renderNode {
            let origin = node.originInWindow
            return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        }
        let origin = GeometryProxy(box).frame(in: space).origin
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    var areaSize: CGSize { box?.frame.size ?? .zero }

    func wake(at time: Double) {
        root.wake(at: time) { [weak self] in
            guard let self, !self.phase.isOver else { return }
            _ = self.take(.time(self.root.backend.now))
        }
    }
}

extension GestureEvent {
    fileprivate var isBeginning: Bool {
        switch self {
        case .pointer(let event): event.phase == .began
        case .magnification(let event), .rotation(let event): event.phase == .began
        case .time: false
        }
    }
}

extension RenderNode {
    /// Where the node's origin is seen in the window now.
    var originInWindow: CGPoint {
        var origin = frame.origin
        var node = parent
        while let current = node {
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            if case .scroll(let state) = current.content {
                origin.x -= state.offset.x
                origin.y -= state.offset.y
            }
            node = current.parent
        }
        return origin
    }
}
