// Status: complete
import Foundation

/// A gesture whose value is made of another's.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value
}

/// A gesture that tells when it ends.
public struct EndedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void
}

/// A gesture that tells while it goes on.
public struct ChangedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let isEqual: (Base.Value, Base.Value) -> Bool
    let action: (Base.Value) -> Void
}

/// A gesture that keeps a state up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    public var update: (Base.Value, inout State, inout Transaction) -> Void
}

extension Gesture {
    /// Runs an action when the gesture has succeeded.
    public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(base: self, action: action)
    }

    /// Runs an action whenever the value changes while the gesture goes on.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self>
    where Value: Equatable {
        ChangedGesture(base: self, isEqual: { $0 == $1 }, action: action)
    }

    /// Keeps a state up to date while the gesture goes on; at its end the state goes back.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }

    /// Makes another value of the gesture's.
    public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> {
        MappedGesture(base: self, transform: body)
    }
}

/// A recogniser around another one.
@MainActor
class WrappingRecognizer<Inner, Value>: Recognizer<Value> {
    let inner: Recognizer<Inner>
    /// The last phase of the one inside.
    private(set) var innerPhase = GesturePhase<Inner>.possible

    init(_ inner: Recognizer<Inner>) { self.inner = inner }

    func handleInner(_ event: GestureEvent) -> GesturePhase<Inner> {
        innerPhase = inner.handle(event)
        return innerPhase
    }

    override func reset() {
        innerPhase = .possible
        inner.reset()
    }
    override func cancel() {
        innerPhase = .possible
        inner.cancel()
    }
    override func siteDidChange() { inner.site = site }
    override var needs: GestureNeeds { inner.needs }
    override func claims(in phase: GesturePhase<Value>) -> Bool { inner.claims(in: innerPhase) }
}

@MainActor
final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
    var transform: (Inner) -> Value

    init(_ inner: Recognizer<Inner>, transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
        handleInner(event).map(transform)
    }
}

extension MappedGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> {
        MapRecognizer(base.recognizer(), transform: transform)
    }
    func update(_ recognizer: Recognizer<Value>) {
        guard let map = recognizer as? MapRecognizer<Base.Value, Value> else { return }
        map.transform = transform
        base.refresh(map.inner)
    }
}

@MainActor
private final class EndRecognizer<Value>: WrappingRecognizer<Value, Value> {
    var action: (Value) -> Void

    init(_ inner: Recognizer<Value>, action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
        let phase = handleInner(event)
        if case .ended(let value) = phase { action(value) }
        return phase
    }
}

extension EndedGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Base.Value> {
        EndRecognizer(base.recognizer(), action: action)
    }
    func update(_ recognizer: Recognizer<Base.Value>) {
        guard let ended = recognizer as? EndRecognizer<Base.Value> else { return }
        ended.action = action
        base.refresh(ended.inner)
    }
}

@MainActor
private final class ChangeRecognizer<Value>: WrappingRecognizer<Value, Value> {
    var action: (Value) -> Void
    private let isEqual: (Value, Value) -> Bool
    private var last: Value?

    init(
        _ inner: Recognizer<Value>, isEqual: @escaping (Value, Value) -> Bool,
        action: @escaping (Value) -> Void
    ) {
        self.isEqual = isEqual
        self.action = action
        super.init(inner)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
        let phase = handleInner(event)
        if case .active(let value) = phase {
            let isSame = last.map { isEqual($0, value) } ?? false
            last = value
            if !isSame { action(value) }
        }
        return phase
    }

    override func reset() {
        last = nil
        super.reset()
    }
    override func cancel() {
        last = nil
        super.cancel()
    }
}

extension ChangedGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Base.Value> {
        ChangeRecognizer(base.recognizer(), isEqual: isEqual, action: action)
    }
    func update(_ recognizer: Recognizer<Base.Value>) {
        guard let changed = recognizer as? ChangeRecognizer<Base.Value> else { return }
        changed.action = action
        base.refresh(changed.inner)
    }
}

@MainActor
private final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
    var gestureState: GestureState<State>
    var update: (Value, inout State, inout Transaction) -> Void
    private var isUpdated = false

    init(
        _ inner: Recognizer<Value>, state: GestureState<State>,
        update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        gestureState = state
        self.update = update
        super.init(inner)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
        let phase = handleInner(event)
        switch phase {
        case .active(let value):
            isUpdated = true
            gestureState.write { update(value, &$0, &$1) }
        case .ended, .failed: goBack()
        case .possible: break
        }
        return phase
    }

    private func goBack() {
        guard isUpdated else { return }
        isUpdated = false
        gestureState.goBack()
    }

    override func reset() {
        goBack()
        super.reset()
    }
    override func cancel() {
        goBack()
        super.cancel()
    }
}

extension GestureStateGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Base.Value> {
        StateRecognizer(base.recognizer(), state: state, update: update)
    }
    func update(_ recognizer: Recognizer<Base.Value>) {
        guard let updating = recognizer as? StateRecognizer<Base.Value, State> else { return }
        updating.gestureState = state
        updating.update = update
        base.refresh(updating.inner)
    }
}
