// GTK: ShumateMap
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A map of libshumate's: it fetches, keeps and draws the pictures, and is dragged and zoomed.
@MainActor
final class MapWidget: ForeignWidget, MapDisplay {
    let widget: Widget
    private unowned let model: MapModel
    private let shumate: ShumateLibrary
    private let reference: GObjectRef
    private let viewport: ForeignObject
    private var layer: GObjectRef?
    private var source: GObjectRef?
    private var shownTiles: MapTileSource?
    private var signals: [Signal] = []
    private var isApplying = false
    /// Runs once the person's movement has come to its end.
    private var rest: OneShot?
    private static let restMilliseconds: UInt32 = 250

    /// The widget for a map, or a sentence that says what to install.
    static func make(for model: MapModel) -> any ForeignWidget {
        guard let shumate = ShumateLibrary.shared, let map = MapWidget(model, shumate) else {
            return MissingWidget(Words.notInstalled("libshumate-1.0-1", for: Words.maps))
        }
        return map
    }

    private init?(_ model: MapModel, _ shumate: ShumateLibrary) {
        guard let map = shumate.makeMap(), let viewport = shumate.viewport(map) else {
            return nil
        }
        self.model = model
        self.shumate = shumate
        self.viewport = viewport
        widget = map.assumingMemoryBound(to: GtkWidget.self)
        reference = GObjectRef(sinking: map)
        gtk_widget_set_focusable(widget, 1)
        modelDidChange()
        watchViewport()
        watchKeys()
        watchClicks()
    }

    // MARK: From the app

    func modelDidChange() {
        isApplying = true
        showTiles()
        // A movement that still runs out would go on from the new place.
        shumate.stopMoving(widget.raw)
        shumate.setZoom(viewport, model.position.zoom)
        shumate.setLocation(viewport, model.position.latitude, model.position.longitude)
        limitGestures()
        isApplying = false
    }

    private func showTiles() {
        let tiles = model.tiles
        guard tiles != shownTiles else { return }
        shownTiles = tiles
        shumate.setUserAgent(tiles.userAgent)
        // The id names the folder of kept pictures.
        let id = "engawa-" + tiles.urlTemplate.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard
            let made = shumate.makeSource(
                id, "", "", "", 0, UInt32(tiles.maximumZoom), 256, 0, tiles.urlTemplate)
        else { return }
        let new = GObjectRef(owning: made)
        if let layer { shumate.removeLayer(widget.raw, layer.raw) }
        shumate.setMapSource(widget.raw, new.raw)
        shumate.setMaximumZoom(viewport, UInt32(tiles.maximumZoom))
        if let pictures = shumate.makeLayer(new.raw, viewport) {
            layer = GObjectRef(sinking: pictures)
            shumate.addLayer(widget.raw, pictures)
        }
        source = new
    }

    // The map turns and tilts with no say for apps, so what isn't wanted is taken from its hands.
    private func limitGestures() {
        let isAlive = model.allowsPanning || model.allowsZooming
        gtk_widget_set_can_target(widget, isAlive ? 1 : 0)
        gtk_widget_set_focusable(widget, isAlive ? 1 : 0)
        guard let list = gtk_widget_observe_controllers(widget) else { return }
        let controllers = GObjectRef(owning: UnsafeMutableRawPointer(list))
        for index in 0..<g_list_model_get_n_items(controllers.opaque) {
            guard let item = g_list_model_get_item(controllers.opaque, index) else { continue }
            let controller = GObjectRef(owning: item)
            guard let isAllowed = isAllowed(controller) else { continue }
            let phase = isAllowed ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE
            if gtk_event_controller_get_propagation_phase(controller.opaque) != phase {
                gtk_event_controller_set_propagation_phase(controller.opaque, phase)
            }
        }
    }

    /// Whether a controller of the map's own may work; nil for any other.
    private func isAllowed(_ controller: GObjectRef) -> Bool? {
        let type = controller.raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
        guard let type, let name = g_type_name(type.pointee.g_type) else { return nil }
        switch String(cString: name) {
        case "GtkGestureRotate": return false
        case "GtkGestureDrag", "GtkGestureSwipe": return model.allowsPanning
        case "GtkGestureZoom", "GtkEventControllerScroll": return model.allowsZooming
        default: return nil
        }
    }

    // MARK: From the person

    private func watchViewport() {
        for name in ["notify::latitude", "notify::longitude", "notify::zoom-level"] {
            signals.append(Signal(viewport, name) { [weak self] _ in self?.moved() })
        }
    }

    private func moved() {
        guard !isApplying else { return }
        model.personMoved(
            to: MapPosition(
                latitude: Property.double(viewport, "latitude"),
                longitude: Property.double(viewport, "longitude"),
                zoom: Property.double(viewport, "zoom-level")))
        // Fingers, wheel and what glides on tell of positions alone: it ends when none comes.
        rest?.cancel()
        rest = OneShot.after(milliseconds: Self.restMilliseconds) { [weak self] in
            self?.rest = nil
            self?.model.personRested()
        }
    }

    private func watchKeys() {
        guard let keys = gtk_event_controller_key_new() else { return }
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, keys)
        signals.append(
            Signal(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
                let unused = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
                guard arguments.flags(at: 3) & unused == 0,
                    let key = MapWidget.key(UInt32(arguments.unsigned(at: 1)))
                else { return arguments.answer(false) }
                arguments.answer(self?.model.keyPressed?(key) ?? false)
            })
    }

    private static func key(_ value: UInt32) -> MapModel.Key? {
        switch Int32(bitPattern: value) {
        case GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal: .zoomIn
        case GDK_KEY_minus, GDK_KEY_KP_Subtract: .zoomOut
        case GDK_KEY_Left, GDK_KEY_KP_Left: .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: .right
        case GDK_KEY_Up, GDK_KEY_KP_Up: .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: .down
        default: nil
        }
    }

    private func watchClicks() {
        guard let click = gtk_gesture_click_new() else { return }
        gtk_widget_add_controller(widget, click)
        signals.append(
            Signal(UnsafeMutableRawPointer(click), "pressed") { [weak self] _ in
                guard let self else { return }
                gtk_widget_grab_focus(widget)
            })
        signals.append(
            Signal(UnsafeMutableRawPointer(click), "released") { [weak self] arguments in
                guard arguments.integer(at: 1) == 1 else { return }
                self?.model.clicked?(arguments.double(at: 2), arguments.double(at: 3))
            })
    }
}
