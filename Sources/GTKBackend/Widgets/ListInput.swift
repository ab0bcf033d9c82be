// GTK: GtkGestureDrag, GtkEventControllerScroll, GtkEventControllerKey
import CAdwaita
import CAdwaitaShims
import Foundation
import LayoutCore
import SwiftUICore

/// What a person does to the rows of a list other than pressing them and opening their menus.
///
/// | input | meaning |
/// | --- | --- |
/// | drag sideways, two fingers sideways | reveal the row's actions |
/// | drag the handle | move the row |
/// | arrows, Page Up, Page Down, Home, End | go from row to row |
/// | Delete, Alt+Up, Alt+Down | delete, move |
/// | Ctrl+V | insert what is on the clipboard below the row |
@MainActor
final class ListInput {
    private unowned let scroll: GTKScroll
    private var signals: [Signal] = []
    private var row: RenderNode?
    private var axis: Axis?
    private var isDragging = false
    private var wheelDistance: CGFloat = 0
    private weak var focused: RenderNode?
    private let drops: ListDrops

    init(_ scroll: GTKScroll) {
        self.scroll = scroll
        drops = ListDrops(scroll)
        addDrag()
        addTouchpad()
        addKeys()
    }

    private func add(
        _ controller: OpaquePointer?, to widget: Widget, phase: GtkPropagationPhase
    ) -> UnsafeMutableRawPointer? {
        guard let controller else { return nil }
        gtk_event_controller_set_propagation_phase(controller, phase)
        gtk_widget_add_controller(widget, controller)
        return UnsafeMutableRawPointer(controller)
    }

    // MARK: Drags

    private func addDrag() {
        let gesture = gtk_gesture_drag_new()
        guard let object = add(gesture, to: scroll.viewport, phase: GTK_PHASE_CAPTURE) else {
            return
        }
        signals += [
            Signal(object, "drag-begin") { [weak self] arguments in
                let point = CGPoint(x: arguments.double(at: 1), y: arguments.double(at: 2))
                if self?.begin(at: point) != true {
                    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
                } else if self?.axis == .vertical {
                    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
                }
            },
            Signal(object, "drag-update") { [weak self] arguments in
                let way = CGPoint(x: arguments.double(at: 1), y: arguments.double(at: 2))
                self?.moved(by: way, gesture)
            },
            Signal(object, "drag-end") { [weak self] _ in self?.finish(isCancelled: false) },
            Signal(object, "cancel") { [weak self] _ in self?.finish(isCancelled: true) },
        ]
    }

    private func begin(at point: CGPoint) -> Bool {
        finish(isCancelled: true)
        guard let hit = scroll.row(at: point), !hit.isOnControl,
            let axis = hit.row.handlers.row?.dragAxis(at: hit.point)
        else { return false }
        row = hit.row
        self.axis = axis
        return true
    }

    private static let threshold: CGFloat = 10

    private func moved(by way: CGPoint, _ gesture: OpaquePointer?) {
        guard let row, let axis else { return }
        let along = way[axis]
        let across = way[axis.perpendicular]
        if !isDragging {
            if abs(across) > max(abs(along), Self.threshold), axis == .horizontal {
                self.row = nil
                gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
                return
            }
            guard abs(along) > Self.threshold || axis == .vertical else { return }
            isDragging = true
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        row.handlers.row?.dragMoved(by: along)
    }

    private func finish(isCancelled: Bool) {
        if isDragging { row?.handlers.row?.dragEnded(isCancelled: isCancelled) }
        isDragging = false
        row = nil
        axis = nil
    }

    // MARK: Two fingers

    private func addTouchpad() {
        let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
        guard let object = add(controller, to: scroll.viewport, phase: GTK_PHASE_CAPTURE) else {
            return
        }
        signals += [
            Signal(object, "scroll-begin") { [weak self] _ in
                guard let self, let point = pointer(of: controller) else { return }
                wheelDistance = 0
                if !begin(at: point) || axis != .horizontal { row = nil }
            },
            Signal(object, "scroll") { [weak self] arguments in
                let way = CGPoint(x: arguments.double(at: 1), y: arguments.double(at: 2))
                arguments.answer(self?.wheel(way) ?? false)
            },
            Signal(object, "scroll-end") { [weak self] _ in self?.finish(isCancelled: false) },
        ]
    }

    private func wheel(_ way: CGPoint) -> Bool {
        guard let row, axis == .horizontal else { return false }
        if !isDragging {
            guard abs(way.x) > abs(way.y) else { return false }
            isDragging = true
        }
        wheelDistance -= way.x * 10
        row.handlers.row?.dragMoved(by: wheelDistance)
        return true
    }

    private func pointer(of controller: OpaquePointer?) -> CGPoint? {
        guard let event = gtk_event_controller_get_current_event(controller) else { return nil }
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0,
            let native = gtk_widget_get_native(scroll.viewport)
        else { return nil }
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &left, &top)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var (inX, inY) = (0.0, 0.0)
        let found = gtk_widget_translate_coordinates(
            root, scroll.viewport, x - left, y - top, &inX, &inY)
        return found != 0 ? CGPoint(x: inX, y: inY) : nil
    }

    // MARK: Keys

    private func addKeys() {
        let controller = gtk_event_controller_key_new()
        // Inside the scrolled window, which has a use for Page Up and its kin itself.
        guard let object = add(controller, to: scroll.viewport, phase: GTK_PHASE_BUBBLE) else {
            return
        }
        signals.append(
            Signal(object, "key-pressed") { [weak self] arguments in
                let key = Int32(bitPattern: UInt32(arguments.unsigned(at: 1)))
                let modifiers = arguments.flags(at: 3)
                arguments.answer(self?.pressed(key, modifiers) ?? false)
            })
        signals.append(
            Signal(scroll.widget, "notify::root") { [weak self] _ in self?.watchFocus() })
        watchFocus()
    }

    private var focusSignal: Signal?

    private func watchFocus() {
        focusSignal = nil
        guard let root = gtk_widget_get_root(scroll.widget) else { return }
        focusSignal = Signal(UnsafeMutableRawPointer(root), "notify::focus-widget") {
            [weak self] _ in self?.focusChanged()
        }
    }

    private func focusChanged() {
        guard !scroll.isTornDown else { return }
        let new = focusedRow
        guard new !== focused else { return }
        focused?.handlers.row?.focusChanged(false)
        focused = new
        new?.handlers.row?.focusChanged(true)
    }

    private var focusedRow: RenderNode? {
        guard let root = gtk_widget_get_root(scroll.widget),
            let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, scroll.viewport) != 0
        else { return nil }
        var widget: Widget? = focus
        while let current = widget, current != scroll.viewport {
            if let node = Host.host(of: current)?.node {
                var ancestor: RenderNode? = node
                while let one = ancestor {
                    if one.handlers.row != nil { return one }
                    ancestor = one.parent
                }
                return nil
            }
            widget = gtk_widget_get_parent(current)
        }
        return nil
    }

    private func pressed(_ key: Int32, _ modifiers: UInt32) -> Bool {
        guard let row = focusedRow, let responder = row.handlers.row, !isTyping else {
            return false
        }
        let isAlt = modifiers & GDK_ALT_MASK.rawValue != 0
        let isControl = modifiers & GDK_CONTROL_MASK.rawValue != 0
        switch key {
        case GDK_KEY_Up where isAlt: return responder.movePressed(by: -1)
        case GDK_KEY_Down where isAlt: return responder.movePressed(by: 1)
        case GDK_KEY_Delete, GDK_KEY_KP_Delete: return delete(responder)
        case GDK_KEY_v where isControl: return paste(responder)
        default:
            guard !isAlt, !isControl, let step = RowStep(key: key) else { return false }
            return go(from: row, step)
        }
    }

    private var isTyping: Bool {
        guard let root = gtk_widget_get_root(scroll.widget), let focus = gtk_root_get_focus(root)
        else { return false }
        return cadw_is_text_entry(focus.raw) != 0
    }

    // The focus goes to a neighbour while the row is still there.
    private func delete(_ responder: any RowResponder) -> Bool {
        let next = responder.row(after: .down) ?? responder.row(after: .up)
        guard responder.deletePressed() else { return false }
        focus(next)
        return true
    }

    private func paste(_ responder: any RowResponder) -> Bool {
        guard let text = scroll.tree.backend.clipboardText else { return false }
        return responder.insert([NSItemProvider(object: text)], below: true)
    }

    // Taken over even at the last row, so that the keyboard stays in the list.
    private func go(from row: RenderNode, _ step: RowStep) -> Bool {
        focus(row.handlers.row?.row(after: step))
        return true
    }

    private func focus(_ row: RenderNode?) {
        guard let host = row?.backendObject as? Host else { return }
        if let root = gtk_widget_get_root(scroll.widget) {
            let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
            gtk_window_set_focus_visible(window, 1)
        }
        if gtk_widget_grab_focus(host.widget) == 0 {
            gtk_widget_child_focus(host.widget, GTK_DIR_TAB_FORWARD)
        }
    }
}

extension RowStep {
    fileprivate init?(key: Int32) {
        switch key {
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .first
        case GDK_KEY_End, GDK_KEY_KP_End: self = .last
        default: return nil
        }
    }
}

extension GTKScroll {
    /// The row under a point of the viewport, and the point in it.
    func row(
        at point: CGPoint
    ) -> (row: RenderNode, point: CGPoint, isOnControl: Bool)? {
        guard let content = node.children.first else { return nil }
        let inContent = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        var found: (row: RenderNode, point: CGPoint, isOnControl: Bool)?
        func look(_ node: RenderNode, _ point: CGPoint) -> Bool {
            guard CGRect(origin: .zero, size: node.frame.size).contains(point) else {
                return false
            }
            if node.handlers.row != nil { found = (node, point, false) }
            if node.content.takesDrags, found != nil { found?.isOnControl = true }
            // The topmost first.
            for child in node.children.reversed() {
                let inner = CGPoint(
                    x: point.x - child.frame.minX, y: point.y - child.frame.minY)
                if look(child, inner) { return true }
            }
            return found != nil
        }
        _ = look(content, inContent)
        return found
    }
}

extension RenderContent {
    /// Whether a control has a use for drags itself.
    fileprivate var takesDrags: Bool {
        switch self {
        case .textField, .slider, .toggle, .scroll, .foreign, .stepper: true
        default: false
        }
    }
}
