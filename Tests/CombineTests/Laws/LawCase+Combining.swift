import Combine

extension LawCase {
    static let combining: [LawCase] = [
        law("merge") { Publishers.Merge($0.a, $0.b) },
        law("mergeMany") { Publishers.MergeMany($0.a, $0.b, $0.a) },
        law("merge4") { $0.a.merge(with: $0.b, $0.a, $0.b) },
        law("zip") { $0.a.zip($0.b) },
        law("zip3") { $0.a.zip($0.b, $0.a) },
        law("zip4") { $0.a.zip($0.b, $0.a, $0.b) },
        law("combineLatest") { $0.a.combineLatest($0.b) },
        law("combineLatest3") { $0.a.combineLatest($0.b, $0.a) },
        law("combineLatest4") { $0.a.combineLatest($0.b, $0.a, $0.b) },
        law("append") { $0.a.append($0.b) },
        law("append elements") { $0.a.append(1, 2) },
        law("prepend") { $0.a.prepend($0.b) },
        law("prepend elements") { $0.a.prepend([1, 2]) },
        law("flatMap") { bench in bench.a.flatMap { _ in bench.b.prefix(3) } },
        law("flatMap of sequences") { bench in
            bench.a.flatMap { bench.pass([$0, $0]).publisher }
        },
        law("flatMap(1)") { bench in
            bench.a.flatMap(maxPublishers: .max(1)) { _ in bench.b.prefix(2) }
        },
        law("switchToLatest") { bench in
            bench.a.map { bench.pass($0) > 4 ? bench.b : bench.a }.switchToLatest()
        },
        law("drop(untilOutputFrom:)") { $0.a.drop(untilOutputFrom: $0.b) },
        law("prefix(untilOutputFrom:)") { $0.a.prefix(untilOutputFrom: $0.b) },
    ]

    static let timing: [LawCase] = [
        law("delay") { $0.a.delay(for: 2, scheduler: $0.scheduler) },
        law("receive(on:)") { $0.a.receive(on: $0.scheduler) },
        law("subscribe(on:)") { $0.a.subscribe(on: $0.scheduler) },
        law("debounce") { $0.a.debounce(for: 2, scheduler: $0.scheduler) },
        law("throttle latest") { $0.a.throttle(for: 3, scheduler: $0.scheduler, latest: true) },
        law("throttle first") { $0.a.throttle(for: 3, scheduler: $0.scheduler, latest: false) },
        law("timeout") { bench in
            bench.a.timeout(3, scheduler: bench.scheduler, customError: { bench.pass(.other) })
        },
        law("collect by time") { $0.a.collect(.byTime($0.scheduler, 3)) },
        law("collect by time or count") { $0.a.collect(.byTimeOrCount($0.scheduler, 4, 2)) },
    ]

    static let sharing: [LawCase] = [
        law("buffer keepFull") {
            $0.a.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        },
        law("buffer dropOldest") {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
        },
        law("buffer customError") { bench in
            bench.a.buffer(
                size: 1, prefetch: .byRequest, whenFull: .customError { bench.pass(.other) })
        },
        law("share") { bench in bench.a.map { bench.pass($0) }.share() },
        law("multicast") { bench in
            bench.a.multicast { bench.pass(PassthroughSubject()) }.autoconnect()
        },
        law("multicast to a current value") { bench in
            bench.a.multicast { bench.pass(CurrentValueSubject(0)) }.autoconnect()
        },
        law("a long chain") { bench in
            bench.a.map { bench.pass($0) }.filter { $0 != 3 }.merge(with: bench.b)
                .flatMap(maxPublishers: .max(2)) { [$0, $0 * 10].publisher }
                .receive(on: bench.scheduler)
                .buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest)
                .share()
        },
    ]
}
