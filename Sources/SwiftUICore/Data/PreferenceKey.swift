/// A named value that views hand to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value of a subtree that sets none.
    static var defaultValue: Value { get }
    /// Adds the value of the next sibling to what came before, in tree order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
