import Combine

/// Two sources and a clock for one run of an operator. Operators' closures keep the bench, so
/// whether it is released tells whether they are.
final class LawBench {
    let a = Probe<Int>()
    let b = Probe<Int>()
    let scheduler = VirtualScheduler()

    /// Uses the bench from within an operator's closure.
    func pass<Value>(_ value: Value) -> Value { value }

    /// Throws for 5.
    func mayThrow<Value>(_ value: Value) throws -> Value {
        if let number = value as? Int, number == 5 { throw TestError.other }
        return value
    }
}

/// How a run goes: what is asked for, what happens, and how it ends.
struct Scenario: CustomStringConvertible {
    enum Ending: CaseIterable { case finish, fail, cancel, cancelInside, nothing }

    var demand: Subscribers.Demand
    var perValue: Subscribers.Demand
    var ending: Ending
    var isNested: Bool
    var seed: UInt64

    var description: String {
        "\(demand)+\(perValue), \(ending)\(isNested ? ", nested" : ""), seed \(seed)"
    }

    static let all: [Scenario] = {
        let demands: [(Subscribers.Demand, Subscribers.Demand)] = [
            (.none, .none), (.max(1), .none), (.max(3), .none), (.max(1), .max(1)),
            (.unlimited, .none),
        ]
        var scenarios: [Scenario] = []
        for (index, (demand, perValue)) in demands.enumerated() {
            for ending in Ending.allCases {
                for isNested in [false, true] {
                    for seed in 1...3 {
                        scenarios.append(
                            Scenario(
                                demand: demand, perValue: perValue, ending: ending,
                                isNested: isNested, seed: UInt64(seed * 100 + index)))
                    }
                }
            }
        }
        return scenarios
    }()
}

/// A small generator, the same on every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// One operator and how to run it through a scenario.
struct LawCase: Sendable, CustomStringConvertible {
    let description: String
    /// Returns every broken law.
    let run: @Sendable (Scenario) -> [String]
}

/// Makes a case of an operator.
func law<P: Publisher>(
    _ name: String, _ build: @escaping @Sendable (LawBench) -> P
) -> LawCase {
    LawCase(description: name) { scenario in
        var broken: [String] = []
        weak var leftBench: LawBench?
        weak var leftRecorder: Recorder<P.Output, P.Failure>?
        do {
            let bench = LawBench()
            let scheduler = bench.scheduler
            let recorder = Recorder<P.Output, P.Failure>(
                demand: scenario.demand, perValue: scenario.perValue,
                clock: { scheduler.now.tick })
            (leftBench, leftRecorder) = (bench, recorder)
            perform(scenario, on: bench, with: recorder) { build(bench).subscribe(recorder) }
            broken += recorder.violations
            let active = bench.a.activeCount + bench.b.activeCount
            if active > 0 { broken.append("\(active) subscriptions left") }
        }
        if leftRecorder != nil { broken.append("subscriber not released") }
        if leftBench != nil { broken.append("closures not released") }
        return broken.map { "\(scenario): \($0)" }
    }
}

private func perform<Input, Failure>(
    _ scenario: Scenario, on bench: LawBench, with recorder: Recorder<Input, Failure>,
    subscribe: () -> Void
) {
    var generator = SeededGenerator(state: scenario.seed)
    let (a, b, scheduler) = (bench.a, bench.b, bench.scheduler)
    var received = 0
    recorder.onValue = { [unowned recorder] _ in
        received += 1
        if scenario.ending == .cancelInside, received == 2 { recorder.cancel() }
        guard scenario.isNested, received < 5 else { return }
        a.send(received % 2 == 0 ? 5 : 6)
        recorder.request(.max(1))
    }
    subscribe()
    for tick in 1...16 {
        let source = Bool.random(using: &generator) ? a : b
        let value = Int.random(in: 1...9, using: &generator)
        scheduler.at(tick) { source.send(value) }
        guard tick % 6 == 0, scenario.demand == .none else { continue }
        scheduler.at(tick) { recorder.request(.max(1)) }
    }
    let (first, second) = Bool.random(using: &generator) ? (a, b) : (b, a)
    switch scenario.ending {
    case .finish:
        scheduler.at(10) { first.send(completion: .finished) }
        scheduler.at(14) { second.send(completion: .finished) }
    case .fail: scheduler.at(10) { first.send(completion: .failure(.sharp)) }
    case .cancel: scheduler.at(9) { recorder.cancel() }
    case .cancelInside, .nothing: break
    }
    scheduler.run(until: 60)
    if !recorder.isEnded { recorder.cancel() }
    a.send(1)
    b.send(1)
    scheduler.run(until: 120)
    recorder.onValue = { _ in }
}
