// Status: partial (values last as long as their window)
import Foundation

/// A value that belongs to a window: all views in it that name the same key share it.
@propertyWrapper
public struct SceneStorage<Value> {
    private let key: String
    private let initialValue: Value
    private var location: StateLocation<Value>?

    private init(key: String, initialValue: Value) {
        self.key = key
        self.initialValue = initialValue
    }

    /// The value, the one given at the declaration until it is written.
    public var wrappedValue: Value {
        get { location?.read() ?? initialValue }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(initialValue)
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: DynamicProperty, LinkableProperty {
    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        let made =
            slot as? StateLocation<Value>
            ?? node.root.sceneValues.location(key, initialValue: initialValue)
        slot = made
        location = made
    }
}

/// The stored values of one window.
@MainActor
final class SceneValues {
    private var locations: [String: AnyObject] = [:]

    func location<Value>(_ key: String, initialValue: Value) -> StateLocation<Value> {
        if let known = locations[key] as? StateLocation<Value> { return known }
        let made = StateLocation(initialValue)
        locations[key] = made
        return made
    }
}

extension SceneStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value == String {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, initialValue: wrappedValue)
    }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key: key, initialValue: nil) }
    public init(_ key: String) where Value == Int? { self.init(key: key, initialValue: nil) }
    public init(_ key: String) where Value == Double? { self.init(key: key, initialValue: nil) }
    public init(_ key: String) where Value == String? { self.init(key: key, initialValue: nil) }
    public init(_ key: String) where Value == URL? { self.init(key: key, initialValue: nil) }
    public init(_ key: String) where Value == Data? { self.init(key: key, initialValue: nil) }
}
extension SceneStorage {
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, initialValue: nil)
    }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, initialValue: nil)
    }
}
