import CAdwaita

/// A GTK widget.
typealias Widget = UnsafeMutablePointer<GtkWidget>

// GObject's single inheritance means that a pointer to a subclass is a pointer to its ancestors;
// Swift sees unrelated types. These are the only places where pointers change their type.
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same object for functions of classes whose struct is private.
    var opaque: OpaquePointer { OpaquePointer(self) }
    /// The same object for functions that take any GObject.
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    /// The same object as one of its ancestor or descendant classes.
    func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: type)
    }

    init(widget object: OpaquePointer) {
        self = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    }

    init?(widget object: OpaquePointer?) {
        guard let object else { return nil }
        self.init(widget: object)
    }
}
