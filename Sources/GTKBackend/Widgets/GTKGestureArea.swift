// Status: complete
// GTK: GtkGestureDrag, GtkGestureZoom, GtkGestureRotate, GtkEventControllerScroll
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// Reports presses, drags and pinches anywhere in its bounds; what they mean is decided above.
@MainActor
final class GTKGestureArea: SurfaceHost {
    private var traits: GestureTraits?
    private var feeds: [AnyObject] = []

    override init(
        node: RenderNode, kind: HostKind, role: SurfaceRole, owner: Host?, tree: RenderTree
    ) {
        super.init(node: node, kind: kind, role: role, owner: owner, tree: tree)
        cadw_widget_set_solid(widget, 1)
    }

    override func contains(x: Double, y: Double) -> Bool {
        let point = CGPoint(x: x - contentOrigin.x, y: y - contentOrigin.y)
        guard CGRect(origin: .zero, size: node.frame.size).contains(point) else { return false }
        return node.handlers.contains?(point) ?? true
    }

    override func contentChanged() {
        guard case .gestureArea(let new) = node.content, new != traits else { return }
        traits = new
        feeds = []
        gtk_widget_set_overflow(
            widget, new.pages ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        cadw_widget_set_takes_drags(widget, new.watchesPointer ? 1 : 0)
        if new.watchesPointer {
            feeds.append(
                new.priority == .simultaneous
                    ? WatchingFeed(area: self) : PointerFeed(area: self, traits: new))
        }
        if new.watchesHover { feeds.append(HoverFeed(area: self)) }
        if new.pages { feeds.append(PanFeed(area: self)) }
        if new.watchesMagnification { feeds.append(PinchFeed(area: self, isRotation: false)) }
        if new.watchesRotation { feeds.append(PinchFeed(area: self, isRotation: true)) }
    }

    /// Tells the runtime; returns what it makes of it.
    func tell(_ phase: PointerEvent.Phase, x: Double, y: Double) -> PointerResponse {
        let place = CGPoint(x: x - contentOrigin.x, y: y - contentOrigin.y)
        let event = PointerEvent(phase: phase, location: place, time: tree.backend.now)
        return node.handlers.pointer?(event) ?? .refuses
    }

    override func tearDown() {
        feeds = []
        super.tearDown()
    }
}

/// Presses and drags that the area may take for itself.
@MainActor
private final class PointerFeed {
    private weak var area: GTKGestureArea?
    private let gesture: OpaquePointer?
    private let controller: AreaController?
    private let pages: Bool
    private var signals: [Signal] = []
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var isActive = false

    init(area: GTKGestureArea, traits: GestureTraits) {
        self.area = area
        pages = traits.pages
        gesture = gtk_gesture_drag_new()
        controller = gesture.map { AreaController($0, on: area.widget) }
        guard let gesture else { return }
        gtk_event_controller_set_propagation_phase(
            gesture, traits.priority == .high ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
        gtk_gesture_single_set_button(gesture, 1)
        connect(UnsafeMutableRawPointer(gesture))
    }

    private func connect(_ object: UnsafeMutableRawPointer) {
        signals = [
            Signal(object, "drag-begin") { [weak self] arguments in
                self?.began(arguments.double(at: 1), arguments.double(at: 2))
            },
            Signal(object, "drag-update") { [weak self] arguments in
                self?.moved(arguments.double(at: 1), arguments.double(at: 2), .moved)
            },
            Signal(object, "drag-end") { [weak self] arguments in
                self?.moved(arguments.double(at: 1), arguments.double(at: 2), .ended)
                self?.isActive = false
            },
            Signal(object, "cancel") { [weak self] _ in self?.cancelled() },
        ]
    }

    private func began(_ x: Double, _ y: Double) {
        guard let area else { return }
        start = CGPoint(x: x, y: y)
        last = start
        if pages, cadw_drag_is_free(area.widget, x, y) == 0 { return refuse() }
        isActive = true
        take(area.tell(.began, x: x, y: y))
    }

    private func moved(_ dx: Double, _ dy: Double, _ phase: PointerEvent.Phase) {
        guard isActive, let area else { return }
        last = CGPoint(x: start.x + dx, y: start.y + dy)
        take(area.tell(phase, x: last.x, y: last.y))
    }

    private func cancelled() {
        guard isActive, let area else { return }
        isActive = false
        _ = area.tell(.cancelled, x: last.x, y: last.y)
    }

    private func take(_ response: PointerResponse) {
        switch response {
        case .undecided: break
        case .claims: gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        case .refuses: refuse()
        }
    }

    private func refuse() {
        isActive = false
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
    }
}

/// Presses and drags that are watched whoever takes them.
@MainActor
private final class WatchingFeed {
    private weak var area: GTKGestureArea?
    private var controller: AreaController?
    private var signals: [Signal] = []
    private var isDown = false

    init(area: GTKGestureArea) {
        self.area = area
        guard let legacy = gtk_event_controller_legacy_new() else { return }
        controller = AreaController(legacy, on: area.widget)
        gtk_event_controller_set_propagation_phase(legacy, GTK_PHASE_CAPTURE)
        signals = [
            Signal(UnsafeMutableRawPointer(legacy), "event") { [weak self] arguments in
                // The argument is of GDK's own fundamental type, which no GValue getter reads.
                if let event = gtk_event_controller_get_current_event(legacy) { self?.take(event) }
                arguments.answer(false)
            }
        ]
    }

    private func take(_ event: OpaquePointer) {
        guard let area else { return }
        var x = 0.0
        var y = 0.0
        guard cadw_event_position(area.widget, event, &x, &y) != 0 else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
            isDown = area.tell(.began, x: x, y: y) != .refuses
        case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE:
            if isDown { isDown = area.tell(.moved, x: x, y: y) != .refuses }
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END:
            if isDown { _ = area.tell(.ended, x: x, y: y) }
            isDown = false
        case GDK_TOUCH_CANCEL:
            if isDown { _ = area.tell(.cancelled, x: x, y: y) }
            isDown = false
        default: break
        }
    }
}

/// Sideways movements of a touchpad, and turns of a wheel.
@MainActor
private final class PanFeed {
    private weak var area: GTKGestureArea?
    private var controller: AreaController?
    private var signals: [Signal] = []
    private var isPanning = false
    private var meter = 0.0
    private var lastTime = 0.0
    /// Points that one unit of a touchpad's scrolling moves, as in GtkScrolledWindow.
    private static let pointsPerUnit = 10.0

    init(area: GTKGestureArea) {
        self.area = area
        let flags = GtkEventControllerScrollFlags(
            rawValue: GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL.rawValue
                | GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue)
        guard let scroll = gtk_event_controller_scroll_new(flags) else { return }
        controller = AreaController(scroll, on: area.widget)
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        let object = UnsafeMutableRawPointer(scroll)
        signals = [
            Signal(object, "scroll") { [weak self] arguments in
                let isTaken = self?.scrolled(
                    dx: arguments.double(at: 1), dy: arguments.double(at: 2), by: scroll)
                arguments.answer(isTaken ?? false)
            },
            Signal(object, "scroll-end") { [weak self] _ in self?.ended() },
        ]
    }

    private func scrolled(dx: Double, dy: Double, by scroll: OpaquePointer) -> Bool {
        guard let handlers = area?.node.handlers else { return false }
        let isShifted =
            gtk_event_controller_get_current_event_state(scroll).rawValue
            & GDK_SHIFT_MASK.rawValue != 0
        let sideways = isShifted && dx == 0 ? dy : dx
        guard abs(sideways) > (isShifted ? 0 : abs(dy)) || isPanning else { return false }
        if isTouchpad(scroll) {
            pan(-sideways * Self.pointsPerUnit, handlers)
        } else if sideways != 0 {
            handlers.turned?(sideways > 0 ? 1 : -1)
        }
        return true
    }

    private func isTouchpad(_ scroll: OpaquePointer) -> Bool {
        guard let device = gtk_event_controller_get_current_event_device(scroll) else {
            return false
        }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    }

    private func pan(_ distance: Double, _ handlers: RenderHandlers) {
        let now = area?.tree.backend.now ?? 0
        if !isPanning {
            isPanning = true
            handlers.panned?(.began)
        }
        if now > lastTime { meter = distance / max(now - lastTime, 0.004) }
        lastTime = now
        handlers.panned?(.moved(by: distance))
    }

    private func ended() {
        guard isPanning, let area else { return }
        isPanning = false
        let isFresh = area.tree.backend.now - lastTime < 0.1
        area.node.handlers.panned?(.ended(velocity: isFresh ? meter : 0))
    }
}

/// The pointer comes and goes.
@MainActor
private final class HoverFeed {
    private var controller: AreaController?
    private var signals: [Signal] = []

    init(area: GTKGestureArea) {
        guard let motion = gtk_event_controller_motion_new() else { return }
        controller = AreaController(motion, on: area.widget)
        let object = UnsafeMutableRawPointer(motion)
        signals = [
            Signal(object, "enter") { [weak area] _ in area?.node.handlers.hovered?(true) },
            Signal(object, "leave") { [weak area] _ in area?.node.handlers.hovered?(false) },
        ]
    }
}

/// Pinches or turns of two fingers.
@MainActor
private final class PinchFeed {
    private weak var area: GTKGestureArea?
    private let isRotation: Bool
    private let gesture: OpaquePointer?
    private let controller: AreaController?
    private var signals: [Signal] = []
    private var amount = 0.0

    init(area: GTKGestureArea, isRotation: Bool) {
        self.area = area
        self.isRotation = isRotation
        gesture = isRotation ? gtk_gesture_rotate_new() : gtk_gesture_zoom_new()
        controller = gesture.map { AreaController($0, on: area.widget) }
        guard let gesture else { return }
        let start = isRotation ? 0.0 : 1.0
        amount = start
        let object = UnsafeMutableRawPointer(gesture)
        signals = [
            Signal(object, "begin") { [weak self] _ in self?.tell(.began, start) },
            Signal(object, isRotation ? "angle-changed" : "scale-changed") {
                [weak self] arguments in
                // Both are since the gesture began; the angle's second argument is.
                self?.tell(.moved, arguments.double(at: isRotation ? 2 : 1))
            },
            Signal(object, "end") { [weak self] _ in self?.tell(.ended, nil) },
            Signal(object, "cancel") { [weak self] _ in self?.tell(.cancelled, nil) },
        ]
    }

    private func tell(_ phase: PinchEvent.Phase, _ new: Double?) {
        guard let area else { return }
        if let new { amount = new }
        var x = 0.0
        var y = 0.0
        gtk_gesture_get_bounding_box_center(gesture, &x, &y)
        let event = PinchEvent(
            phase: phase, amount: amount, location: CGPoint(x: x, y: y),
            time: area.tree.backend.now)
        let handlers = area.node.handlers
        if isRotation { handlers.rotated?(event) } else { handlers.magnified?(event) }
    }
}

/// An event controller that leaves its widget with this object.
@MainActor
private final class AreaController {
    private let controller: GObjectRef
    private let widget: GObjectRef

    init(_ controller: OpaquePointer, on widget: Widget) {
        self.controller = GObjectRef(sinking: UnsafeMutableRawPointer(controller))
        self.widget = GObjectRef(sinking: widget.raw)
        // The widget takes over one reference, ours is the other.
        g_object_ref(UnsafeMutableRawPointer(controller))
        gtk_widget_add_controller(widget, controller)
    }

    isolated deinit {
        let target = widget.raw.assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_remove_controller(target, controller.opaque)
    }
}
