// Status: complete
import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Bindings are made to properties of observable objects alone.
    @available(
        *, unavailable,
        message:
            "@Bindable takes an object of a class marked @Observable; use @ObservedObject for an ObservableObject"
    )
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper itself, for `$model.property`.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Makes a wrapper of an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Makes a wrapper of an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Makes a wrapper from the projected value of another.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(object: wrappedValue, keyPath: keyPath)
    }
}

extension Bindable: DynamicProperty {}
extension Bindable: Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
