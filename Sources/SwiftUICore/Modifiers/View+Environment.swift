// Status: complete
import CombineCore
import Observation

struct EnvironmentWriter<Value> {
    var keyPath: WritableKeyPath<EnvironmentValues, Value>
    var value: Value
}

extension EnvironmentWriter: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

    func replacesAction(in environment: EnvironmentValues, of old: Self) -> Bool {
        guard Value.self is any ReplaceableAction.Type, old.keyPath == keyPath,
            let action = environment[keyPath: keyPath] as? any ReplaceableAction
        else { return false }
        return action.replace(with: value)
    }
}

/// A value of the environment around a closure, which can take a newer one's place.
@MainActor
protocol ReplaceableAction {
    /// Does from now on what a newer action does; false when that is of another type.
    func replace(with newer: Any) -> Bool
}

struct EnvironmentTransform<Value> {
    var keyPath: WritableKeyPath<EnvironmentValues, Value>
    var transform: (inout Value) -> Void
}

extension EnvironmentTransform: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        transform(&environment[keyPath: keyPath])
    }
}

struct EnvironmentObjectWriter {
    var key: ObjectIdentifier
    var object: AnyObject?
}

extension EnvironmentObjectWriter: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        environment[objectOfType: key] = object
    }
}

extension View {
    /// Sets a value of the environment for this view and all below it.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentWriter(keyPath: keyPath, value: value))
    }

    /// Supplies an observable object, found below by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectWriter(key: ObjectIdentifier(T.self), object: object))
    }

    /// Supplies an observable object, found below by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectWriter(key: ObjectIdentifier(T.self), object: object))
    }

    /// Edits a value of the environment for this view and all below it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
    }

    nonisolated func transform<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ change: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransform(keyPath: keyPath, transform: change))
    }
}
