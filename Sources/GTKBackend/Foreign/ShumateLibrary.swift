import CAdwaita
import Synchronization

/// The functions of libshumate that maps need.
struct ShumateLibrary {
    typealias Make = @convention(c) () -> ForeignObject?
    typealias Get = @convention(c) (ForeignObject) -> ForeignObject?
    typealias Use = @convention(c) (ForeignObject, ForeignObject) -> Void
    typealias MakeSource =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>,
            UnsafePointer<CChar>, UInt32, UInt32, UInt32, UInt32, UnsafePointer<CChar>
        ) -> ForeignObject?
    typealias MakeLayer =
        @convention(c) (ForeignObject, ForeignObject) -> ForeignObject?

    let makeMap: Make
    let viewport: Get
    let setMapSource: Use
    let addLayer: Use
    let removeLayer: Use
    let makeLayer: MakeLayer
    let makeSource: MakeSource
    let setLocation: @convention(c) (ForeignObject, Double, Double) -> Void
    let setZoom: @convention(c) (ForeignObject, Double) -> Void
    let setMaximumZoom: @convention(c) (ForeignObject, UInt32) -> Void
    private let setOwnUserAgent: @convention(c) (UnsafePointer<CChar>) -> Void
    let stopMoving: @convention(c) (ForeignObject) -> Void

    @MainActor
    private init?() {
        guard let library = ForeignLibrary("libshumate-1.0.so.1"),
            let makeMap = library.function("shumate_map_new", as: Make.self),
            let viewport = library.function("shumate_map_get_viewport", as: Get.self),
            let setMapSource = library.function("shumate_map_set_map_source", as: Use.self),
            let addLayer = library.function("shumate_map_add_layer", as: Use.self),
            let removeLayer = library.function("shumate_map_remove_layer", as: Use.self),
            let makeLayer = library.function("shumate_map_layer_new", as: MakeLayer.self),
            let makeSource = library.function(
                "shumate_raster_renderer_new_full_from_url", as: MakeSource.self),
            let setLocation = library.function(
                "shumate_location_set_location",
                as: (@convention(c) (ForeignObject, Double, Double) -> Void).self),
            let setZoom = library.function(
                "shumate_viewport_set_zoom_level",
                as: (@convention(c) (ForeignObject, Double) -> Void).self),
            let setMaximumZoom = library.function(
                "shumate_viewport_set_max_zoom_level",
                as: (@convention(c) (ForeignObject, UInt32) -> Void).self),
            let setUserAgent = library.function(
                "shumate_set_user_agent",
                as: (@convention(c) (UnsafePointer<CChar>) -> Void).self),
            let stopMoving = library.function(
                "shumate_map_stop_go_to", as: (@convention(c) (ForeignObject) -> Void).self)
        else { return nil }
        self.makeMap = makeMap
        self.viewport = viewport
        self.setMapSource = setMapSource
        self.addLayer = addLayer
        self.removeLayer = removeLayer
        self.makeLayer = makeLayer
        self.makeSource = makeSource
        self.setLocation = setLocation
        self.setZoom = setZoom
        self.setMaximumZoom = setMaximumZoom
        setOwnUserAgent = setUserAgent
        MapUserAgent.watchSessions(library)
        self.stopMoving = stopMoving
    }

    /// The library, loaded when first asked for; nil when it is not installed.
    @MainActor static let shared = ShumateLibrary()

    /// Sets what the program calls itself before servers of map pictures.
    @MainActor
    func setUserAgent(_ name: String) {
        setOwnUserAgent(name)
        MapUserAgent.name.withLock { $0 = name }
    }
}

/// Gives libshumate's requests the program's name.
///
/// libshumate 1.0 has a function for it but sends a name of its own, which servers block; so the
/// name of its sessions is changed when they queue a request. All sessions of the program are
/// seen, also those that other threads have for themselves; hence the lock.
private enum MapUserAgent {
    static let name = Mutex("")
    @MainActor private static var isWatching = false

    @MainActor static func watchSessions(_ library: ForeignLibrary) {
        guard !isWatching,
            let type = library.function(
                "soup_session_get_type", as: (@convention(c) () -> GType).self)
        else { return }
        isWatching = true
        // Signals are known once there is the class; it stays for as long as the program runs.
        guard g_type_class_ref(type()) != nil else { return }
        let signal = g_signal_lookup("request-queued", type())
        guard signal != 0 else { return }
        g_signal_add_emission_hook(signal, 0, requestQueued, nil, nil)
    }

    /// Runs on the thread of the session whose request it is, the main one or not.
    private static let requestQueued: GSignalEmissionHook = { _, count, values, _ in
        guard count > 0, let session = g_value_get_object(values) else { return 1 }
        rename(session)
        return 1
    }

    private static func rename(_ session: ForeignObject) {
        guard Property.string(session, "user-agent")?.hasPrefix("libshumate/") == true else {
            return
        }
        Property.set(session, "user-agent", name.withLock { $0 })
    }
}
