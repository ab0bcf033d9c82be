// Status: partial (the keys of the views that exist)
import Foundation

/// A key of the environment, with the value it has where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
///
/// A persistent list: each setting adds a cell in front, so copies cost nothing and two sets of
/// values with the same head are the same.
public struct EnvironmentValues: CustomStringConvertible {
    private var head: EnvironmentCell?

    /// Makes an environment in which every key has its default.
    public init() {}

    /// The value of a key, its default when it was never set.
    ///
    /// - Complexity: O(number of settings above the view).
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
        set { set(ObjectIdentifier(key), newValue) }
    }

    package subscript(objectOfType type: ObjectIdentifier) -> AnyObject? {
        get { value(type, as: ObjectBox.self)?.object }
        set { set(type, ObjectBox(object: newValue)) }
    }

    /// An object supplied by its type; nil where a view above took it back.
    private struct ObjectBox { var object: AnyObject? }

    private func value<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
        var cell = head
        while let current = cell {
            if current.key == key {
                return unsafeDowncast(current, to: TypedEnvironmentCell<Value>.self).value
            }
            cell = current.next
        }
        return nil
    }

    private mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
        head = TypedEnvironmentCell(key: key, value: value, next: head)
    }

    /// Whether both stem from the same settings, without looking at values.
    package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    public var description: String {
        var lines: [String] = []
        var cell = head
        while let current = cell {
            lines.append(current.text)
            cell = current.next
        }
        return "[" + lines.joined(separator: ", ") + "]"
    }
}

extension EnvironmentValues: @unchecked Sendable {}

private class EnvironmentCell {
    let key: ObjectIdentifier
    let next: EnvironmentCell?
    init(key: ObjectIdentifier, next: EnvironmentCell?) {
        self.key = key
        self.next = next
    }
    var text: String { "" }
}

private final class TypedEnvironmentCell<Value>: EnvironmentCell {
    let value: Value
    init(key: ObjectIdentifier, value: Value, next: EnvironmentCell?) {
        self.value = value
        super.init(key: key, next: next)
    }
    override var text: String { "\(Value.self) = \(value)" }
}
