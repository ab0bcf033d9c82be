import Combine
import Testing

/// A virtual clock and hot sources made of diagrams.
///
/// Each character of a diagram is one tick: `-` nothing, `|` finished, `#` failed, any other a
/// value. What stands in parentheses happens in one tick. Spaces do not count.
struct Bench {
    let scheduler = VirtualScheduler()
    let sources: [Probe<String>]

    init(_ diagrams: [String]) {
        sources = diagrams.map { _ in Probe() }
        for (source, diagram) in zip(sources, diagrams) { schedule(diagram, on: source) }
    }

    subscript(index: Int) -> Probe<String> { sources[index] }

    private func schedule(_ diagram: String, on source: Probe<String>) {
        var (tick, isGroup) = (0, false)
        for mark in diagram where mark != " " {
            switch mark {
            case "-": break
            case "(": isGroup = true
            case ")": isGroup = false
            case "|": scheduler.at(tick) { source.send(completion: .finished) }
            case "#": scheduler.at(tick) { source.send(completion: .failure(.sharp)) }
            default: scheduler.at(tick) { source.send(String(mark)) }
            }
            if !isGroup { tick += 1 }
        }
    }
}

/// Checks that an operator makes the expected diagram of its sources' diagrams, keeps the laws,
/// and lets go of everything in the end.
///
/// - Parameters:
///   - demand: What the subscriber asks for at first.
///   - requests: What it asks for later, by tick.
///   - asks: What the sources were asked for altogether, if that matters.
func check<P: Publisher>(
    _ diagrams: String..., gives expected: String,
    demand: Subscribers.Demand = .unlimited, requests: [Int: Subscribers.Demand] = [:],
    cancelAt: Int? = nil, asks: [[Subscribers.Demand]]? = nil,
    location: SourceLocation = #_sourceLocation, _ build: (Bench) -> P
) {
    let bench = Bench(diagrams)
    weak var leftover: Recorder<P.Output, P.Failure>?
    do {
        let scheduler = bench.scheduler
        let recorder = Recorder<P.Output, P.Failure>(
            demand: demand, clock: { scheduler.now.tick })
        leftover = recorder
        for (tick, demand) in requests { scheduler.at(tick) { recorder.request(demand) } }
        if let cancelAt { scheduler.at(cancelAt) { recorder.cancel() } }
        build(bench).subscribe(recorder)
        scheduler.run(until: 60)
        #expect(recorder.diagram == expected, sourceLocation: location)
        #expect(recorder.violations == [], sourceLocation: location)
        if !recorder.isEnded { recorder.cancel() }
    }
    bench.scheduler.run(until: 90)
    let active = bench.sources.map(\.activeCount)
    #expect(active.allSatisfy { $0 == 0 }, "sources still in use", sourceLocation: location)
    #expect(leftover == nil, "the subscriber is still kept", sourceLocation: location)
    if let asks {
        #expect(bench.sources.map(\.requests) == asks, sourceLocation: location)
    }
}

/// Throws for one value, passes the others.
func refuse(_ refused: String) -> (String) throws -> String {
    {
        if $0 == refused { throw TestError.other }
        return $0
    }
}
