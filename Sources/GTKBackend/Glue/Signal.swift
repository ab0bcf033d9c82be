import CAdwaita
import CAdwaitaShims

/// What a signal was emitted with; valid only during the handler.
struct SignalArguments {
    let result: UnsafeMutablePointer<GValue>?
    let count: Int
    /// The emitting object is the first.
    let values: UnsafePointer<GValue>

    func object(at index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(values + index) }
    func integer(at index: Int) -> Int { Int(g_value_get_int(values + index)) }
    func unsigned(at index: Int) -> Int { Int(g_value_get_uint(values + index)) }
    func double(at index: Int) -> Double { g_value_get_double(values + index) }
    func enumeration(at index: Int) -> Int { Int(g_value_get_enum(values + index)) }
    func flags(at index: Int) -> UInt32 { g_value_get_flags(values + index) }
    func boxed(at index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(values + index) }
    func string(at index: Int) -> String {
        g_value_get_string(values + index).map { String(cString: $0) } ?? ""
    }
    /// Answers a signal whose handlers return a truth value.
    func answer(_ value: Bool) {
        if let result { g_value_set_boolean(result, value ? 1 : 0) }
    }
}

/// A connection to a signal that owns its closure and ends with this object.
@MainActor
final class Signal {
    typealias Handler = @MainActor (SignalArguments) -> Void

    private final class Box {
        let handler: Handler
        init(_ handler: @escaping Handler) { self.handler = handler }
    }

    private let object: GObjectRef
    private var identifier: gulong

    init(_ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping Handler) {
        self.object = GObjectRef(sinking: object)
        identifier = cadw_connect(
            object, name, Unmanaged.passRetained(Box(handler)).toOpaque(),
            { box, result, count, values in
                guard let box, let values else { return }
                let handler = Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().handler
                nonisolated(unsafe) let arguments = SignalArguments(
                    result: result, count: Int(count), values: values)
                MainActor.assumeIsolated { handler(arguments) }
            },
            { box in
                if let box { Unmanaged<Box>.fromOpaque(box).release() }
            })
    }

    convenience init(_ widget: Widget, _ name: String, _ handler: @escaping Handler) {
        self.init(widget.raw, name, handler)
    }

    /// Ends the connection; safe to call twice.
    func disconnect() {
        guard identifier != 0 else { return }
        g_signal_handler_disconnect(object.raw, identifier)
        identifier = 0
    }

    isolated deinit { disconnect() }
}
