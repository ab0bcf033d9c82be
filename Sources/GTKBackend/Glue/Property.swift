import CAdwaita
import CAdwaitaShims

/// Reads and writes properties of GObjects by name.
enum Property {
    static func string(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
        guard let copy = cadw_object_copy_string(object, name) else { return nil }
        defer { g_free(copy) }
        return String(cString: copy)
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ text: String) {
        cadw_object_set_string(object, name, text)
    }

    static func integer(_ object: UnsafeMutableRawPointer, _ name: String) -> Int {
        var value = GValue()
        g_value_init(&value, cadw_type_int())
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        return Int(g_value_get_int(&value))
    }

    static func double(_ object: UnsafeMutableRawPointer, _ name: String) -> Double {
        var value = GValue()
        g_value_init(&value, cadw_type_double())
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        return g_value_get_double(&value)
    }
}
