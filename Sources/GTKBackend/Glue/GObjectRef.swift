import CAdwaita

/// Owns one reference of a GObject for as long as it lives.
///
/// References may be counted on any thread; what else may be done there is up to the object.
final class GObjectRef: @unchecked Sendable {
    let raw: UnsafeMutableRawPointer

    /// Takes a floating or fresh object, or adds a reference to one held elsewhere.
    init(sinking object: UnsafeMutableRawPointer) {
        raw = object
        g_object_ref_sink(object)
    }

    /// Takes over the reference that a C function handed to its caller.
    init(owning object: UnsafeMutableRawPointer) {
        raw = object
    }

    convenience init(owning object: OpaquePointer) {
        self.init(owning: UnsafeMutableRawPointer(object))
    }

    var opaque: OpaquePointer { OpaquePointer(raw) }

    deinit { g_object_unref(raw) }
}
