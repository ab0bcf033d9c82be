import Combine

/// Records what a publisher sends, as a diagram, and notes every broken law.
final class Recorder<Input, Failure: Error>: Subscriber {
    private let clock: () -> Int
    private let initialDemand: Subscribers.Demand
    private let demandPerValue: Subscribers.Demand
    private var events: [(tick: Int, mark: String)] = []
    private var subscription: (any Subscription)?
    private var allowed = Subscribers.Demand.none
    private var isCancelled = false
    private(set) var isEnded = false
    private(set) var violations: [String] = []
    private(set) var failure: Failure?
    private(set) var values: [Input] = []
    /// Runs inside each value, after it was recorded.
    var onValue: (Input) -> Void = { _ in }

    init(
        demand: Subscribers.Demand = .unlimited, perValue: Subscribers.Demand = .none,
        clock: @escaping () -> Int = { 0 }
    ) {
        initialDemand = demand
        demandPerValue = perValue
        self.clock = clock
    }

    func receive(subscription: any Subscription) {
        if self.subscription != nil { violations.append("second subscription") }
        self.subscription = subscription
        if initialDemand > .none { request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        check("value \(input)")
        if allowed == .none { violations.append("value \(input) nobody asked for") }
        allowed -= 1
        values.append(input)
        events.append((clock(), Self.mark(for: input)))
        onValue(input)
        allowed += demandPerValue
        return demandPerValue
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        check("completion \(completion)")
        isEnded = true
        if case .failure(let error) = completion {
            failure = error
            events.append((clock(), "#"))
        } else {
            events.append((clock(), "|"))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        allowed += demand
        subscription?.request(demand)
    }

    func cancel() {
        isCancelled = true
        subscription?.cancel()
    }

    /// What came, tick by tick; without the silence at the end.
    var diagram: String {
        guard let last = events.last?.tick else { return "" }
        return (0...last).map { tick in
            let marks = events.filter { $0.tick == tick }.map(\.mark)
            switch marks.count {
            case 0: return "-"
            case 1: return marks[0]
            default: return "(" + marks.joined() + ")"
            }
        }.joined()
    }

    private func check(_ event: String) {
        if subscription == nil { violations.append("\(event) before subscription") }
        if isEnded { violations.append("\(event) after the end") }
        if isCancelled { violations.append("\(event) after cancel") }
    }

    private static func mark(for value: Any) -> String {
        if let list = value as? [Any] {
            return "[" + list.map { mark(for: $0) }.joined() + "]"
        }
        let text = "\(value)"
        return text.count == 1 ? text : "[\(text)]"
    }
}
