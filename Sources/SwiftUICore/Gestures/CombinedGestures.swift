// Status: complete
import Foundation

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has succeeded; the second's value once it has one.
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// One of two gestures; the second only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Goes on with another gesture after this one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Watches for another gesture as well.
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// Watches for another gesture in case this one fails.
    public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A recogniser of two.
@MainActor
class PairRecognizer<A, B, Value>: Recognizer<Value> {
    let first: Recognizer<A>
    let second: Recognizer<B>
    final var firstPhase = GesturePhase<A>.possible
    final var secondPhase = GesturePhase<B>.possible

    init(_ first: Recognizer<A>, _ second: Recognizer<B>) {
        self.first = first
        self.second = second
    }

    override func reset() {
        forget()
        first.reset()
        second.reset()
    }
    override func cancel() {
        forget()
        first.cancel()
        second.cancel()
    }
    func forget() {
        firstPhase = .possible
        secondPhase = .possible
    }
    override func siteDidChange() {
        first.site = site
        second.site = site
    }
    override var needs: GestureNeeds { first.needs.union(second.needs) }
    override func claims(in phase: GesturePhase<Value>) -> Bool {
        first.claims(in: firstPhase) || second.claims(in: secondPhase)
    }

    /// Hands an event to those that are not over.
    final func feed(_ event: GestureEvent) {
        if !firstPhase.isOver { firstPhase = first.handle(event) }
        if !secondPhase.isOver { secondPhase = second.handle(event) }
    }
}

@MainActor
private final class SequenceRecognizer<F: Gesture, S: Gesture>:
    PairRecognizer<F.Value, S.Value, SequenceGesture<F, S>.Value>
{
    private var firstValue: F.Value?

    override func forget() {
        super.forget()
        firstValue = nil
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<SequenceGesture<F, S>.Value> {
        guard let firstValue else { return handleFirst(event) }
        secondPhase = second.handle(event)
        switch secondPhase {
        case .possible: return .active(.second(firstValue, nil))
        case .active(let value): return .active(.second(firstValue, value))
        case .ended(let value): return .ended(.second(firstValue, value))
        case .failed: return .failed
        }
    }

    private var lastPointer: PointerEvent?

    private func handleFirst(
        _ event: GestureEvent
    ) -> GesturePhase<SequenceGesture<F, S>.Value> {
        if let pointer = event.pointer { lastPointer = pointer }
        firstPhase = first.handle(event)
        switch firstPhase {
        case .possible: return .possible
        case .active(let value): return .active(.first(value))
        case .failed: return .failed
        case .ended(let value):
            firstValue = value
            beginSecond()
            return .active(.second(value, secondPhase.value))
        }
    }

    // The finger that made the first is down still, as a rule.
    private func beginSecond() {
        guard var event = lastPointer, event.phase != .ended else { return }
        event.phase = .began
        secondPhase = second.handle(.pointer(event))
    }
}

extension SequenceGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> {
        SequenceRecognizer<First, Second>(first.recognizer(), second.recognizer())
    }
    func update(_ recognizer: Recognizer<Value>) {
        guard let pair = recognizer as? SequenceRecognizer<First, Second> else { return }
        first.refresh(pair.first)
        second.refresh(pair.second)
    }
}

@MainActor
private final class SimultaneousRecognizer<F: Gesture, S: Gesture>:
    PairRecognizer<F.Value, S.Value, SimultaneousGesture<F, S>.Value>
{
    override func handle(
        _ event: GestureEvent
    ) -> GesturePhase<SimultaneousGesture<F, S>.Value> {
        feed(event)
        let value = SimultaneousGesture<F, S>.Value(
            first: firstPhase.value, second: secondPhase.value)
        let hasValue = value.first != nil || value.second != nil
        if firstPhase.isOver, secondPhase.isOver { return hasValue ? .ended(value) : .failed }
        return hasValue ? .active(value) : .possible
    }
}

extension SimultaneousGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> {
        SimultaneousRecognizer<First, Second>(first.recognizer(), second.recognizer())
    }
    func update(_ recognizer: Recognizer<Value>) {
        guard let pair = recognizer as? SimultaneousRecognizer<First, Second> else { return }
        first.refresh(pair.first)
        second.refresh(pair.second)
    }
}

@MainActor
private final class ExclusiveRecognizer<F: Gesture, S: Gesture>:
    PairRecognizer<F.Value, S.Value, ExclusiveGesture<F, S>.Value>
{
    override func handle(_ event: GestureEvent) -> GesturePhase<ExclusiveGesture<F, S>.Value> {
        feed(event)
        switch firstPhase {
        case .active(let value): return .active(.first(value))
        case .ended(let value): return .ended(.first(value))
        // What the second has found waits until the first is out of the question.
        case .possible: return .possible
        case .failed: return secondPhase.map { .second($0) }
        }
    }

    override func claims(
        in phase: GesturePhase<ExclusiveGesture<F, S>.Value>
    ) -> Bool {
        if case .failed = firstPhase { return second.claims(in: secondPhase) }
        return first.claims(in: firstPhase)
    }
}

extension ExclusiveGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Value> {
        ExclusiveRecognizer<First, Second>(first.recognizer(), second.recognizer())
    }
    func update(_ recognizer: Recognizer<Value>) {
        guard let pair = recognizer as? ExclusiveRecognizer<First, Second> else { return }
        first.refresh(pair.first)
        second.refresh(pair.second)
    }
}
