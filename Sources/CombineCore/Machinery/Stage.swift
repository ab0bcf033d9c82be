/// What a one-to-one operator makes of one value.
enum Step<Output, Failure: Error> {
    case emit(Output)
    case skip
    /// Emits, then finishes.
    case last(Output)
    case finish
    case fail(Failure)
}

extension Step where Failure == any Error {
    /// Turns what `body` throws into a failure.
    static func trying(_ body: () throws -> Step) -> Step {
        do { return try body() } catch { return .fail(error) }
    }
}

/// Listeners along a stage, for operators that watch and do not change anything.
struct StageHooks {
    var subscription: ((any Subscription) -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    var synchronousDemand: ((Subscribers.Demand) -> Void)?
    var cancel: (() -> Void)?
    /// Runs once, at completion or cancellation, before the subscriber hears of it.
    var end: (() -> Void)?
}

/// The whole of every operator that answers each value at once, with at most one value.
///
/// Demand passes through untouched, except that a skipped value is made up for.
final class Stage<Input, InFailure: Error, Output, OutFailure: Error>: Subscriber, Subscription,
    CustomStringConvertible
{
    let description: String
    private let transform: (Input) -> Step<Output, OutFailure>
    private let conclude: (Subscribers.Completion<InFailure>) -> Subscribers.Completion<OutFailure>
    private let hooks: StageHooks?
    private let lock = Lock()
    private var downstream: (any Subscriber<Output, OutFailure>)?
    private var upstream: (any Subscription)?

    init(
        _ downstream: any Subscriber<Output, OutFailure>, _ description: String,
        hooks: StageHooks? = nil,
        conclude:
            @escaping (Subscribers.Completion<InFailure>)
            -> Subscribers.Completion<OutFailure>,
        transform: @escaping (Input) -> Step<Output, OutFailure>
    ) {
        self.downstream = downstream
        self.description = description
        self.hooks = hooks
        self.conclude = conclude
        self.transform = transform
    }

    func receive(subscription: any Subscription) {
        let target: (any Subscriber<Output, OutFailure>)? = lock.withLock {
            guard upstream == nil, downstream != nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let target else { return subscription.cancel() }
        hooks?.subscription?(subscription)
        target.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let target = lock.withLock({ downstream }) else { return .none }
        switch transform(input) {
        case .emit(let output): return emit(output, to: target)
        case .skip: return .max(1)
        case .last(let output):
            lock.withLock { take(&upstream) }?.cancel()
            _ = target.receive(output)
            end(with: .finished)
        case .finish: end(with: .finished)
        case .fail(let error): end(with: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InFailure>) {
        guard lock.withLock({ downstream != nil }) else { return }
        lock.withLock { upstream = nil }
        end(with: conclude(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        hooks?.request?(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        let (subscription, target) = lock.withLock { (take(&upstream), take(&downstream)) }
        guard target != nil else { return }
        hooks?.cancel?()
        hooks?.end?()
        subscription?.cancel()
    }

    private func emit(
        _ output: Output, to target: any Subscriber<Output, OutFailure>
    ) -> Subscribers.Demand {
        let more = target.receive(output)
        if more > .none { hooks?.synchronousDemand?(more) }
        return more
    }

    private func end(with completion: Subscribers.Completion<OutFailure>) {
        let (subscription, target) = lock.withLock { (take(&upstream), take(&downstream)) }
        subscription?.cancel()
        guard let target else { return }
        hooks?.end?()
        target.receive(completion: completion)
    }
}

/// Empties a variable and returns what it held.
func take<Value>(_ variable: inout Value?) -> Value? {
    let value = variable
    variable = nil
    return value
}

extension Publisher {
    /// Attaches a subscriber through a stage that keeps the failure type.
    func stage<Result>(
        into subscriber: any Subscriber<Result, Failure>, _ description: String,
        hooks: StageHooks? = nil,
        transform: @escaping (Output) -> Step<Result, Failure>
    ) {
        subscribe(
            Stage(
                subscriber, description, hooks: hooks, conclude: { $0 }, transform: transform))
    }

    /// Attaches a subscriber through a stage that changes the failure type.
    func stage<Result, NewFailure: Error>(
        into subscriber: any Subscriber<Result, NewFailure>, _ description: String,
        mapFailure: @escaping (Failure) -> NewFailure,
        transform: @escaping (Output) -> Step<Result, NewFailure>
    ) {
        let conclude: (Subscribers.Completion<Failure>) -> Subscribers.Completion<NewFailure> = {
            switch $0 {
            case .finished: .finished
            case .failure(let error): .failure(mapFailure(error))
            }
        }
        subscribe(Stage(subscriber, description, conclude: conclude, transform: transform))
    }
}
