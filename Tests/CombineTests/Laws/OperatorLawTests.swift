import Combine
import Testing

/// Laws that hold for every operator: one subscription first; nothing after the end or after
/// cancel; never more than was asked for; everything released in the end.
@Suite struct OperatorLawTests {
    @Test(arguments: LawCase.transforming + LawCase.reducing)
    func `one-source operators keep the laws`(operator law: LawCase) {
        expectLaws(law)
    }

    @Test(arguments: LawCase.combining + LawCase.timing + LawCase.sharing)
    func `other operators keep the laws`(operator law: LawCase) {
        expectLaws(law)
    }

    private func expectLaws(_ law: LawCase) {
        let broken = Scenario.all.flatMap(law.run)
        #expect(broken.isEmpty, "\(broken.count) broken, first: \(broken.prefix(3))")
    }

    @Test func `the checker notices broken laws`() {
        let greedy = law("ignores demand") { Greedy(upstream: $0.a, ignoresCancel: false) }
        let deaf = law("ignores cancel") { Greedy(upstream: $0.a, ignoresCancel: true) }
        let broken = Scenario.all.flatMap(greedy.run).joined()
        #expect(broken.contains("nobody asked for"))
        let unheard = Scenario.all.flatMap(deaf.run).joined()
        #expect(unheard.contains("after cancel"))
        #expect(unheard.contains("subscriptions left"))
    }
}

/// A publisher as it should not be.
private struct Greedy: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    let upstream: Probe<Int>
    let ignoresCancel: Bool

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        let ignoresCancel = ignoresCancel
        upstream.subscribe(
            AnySubscriber(
                receiveSubscription: { real in
                    real.request(.unlimited)
                    subscriber.receive(
                        subscription: ignoresCancel ? Subscriptions.empty : real)
                },
                receiveValue: { subscriber.receive($0) },
                receiveCompletion: { subscriber.receive(completion: $0) }))
    }
}
