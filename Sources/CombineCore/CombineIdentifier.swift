import Synchronization

/// Tells publishers' streams apart, also those that are not objects.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let last = Atomic<UInt64>(0)

    private let value: UInt64

    /// Creates an identifier that no other one equals.
    public init() {
        value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Creates the identifier of an object, unique while the object lives.
    public init(_ object: AnyObject) {
        // Addresses are even and counters are not that large, so they do not meet in practice.
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The number in hexadecimal.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// Something that can be told apart from others of its kind.
public protocol CustomCombineIdentifierConvertible {
    /// What tells it apart.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
