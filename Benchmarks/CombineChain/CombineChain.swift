import Combine

/// Sends values through map, filter and sink, or calls three closures that do the same.
///
/// Usage: `combine-chain closures|chain|handed|erased COUNT`; `handed` makes the chain of closures
/// that it does not know, `erased` hides the publishers' types. Run under callgrind by
/// `Benchmarks/combine`.
@main
enum CombineChain {
    private final class Sum {
        var total = 0
    }

    static func main() {
        let arguments = CommandLine.arguments
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
        let sum = Sum()
        switch arguments.dropFirst().first {
        case "chain": sendValues(count, sum)
        case "erased": sendErased(count, sum)
        case let way:
            // Chosen at run time, so that the compiler cannot do away with the calls.
            let run = way == "closures" ? callClosures : sendThroughClosures
            run(count, { $0 &* 2 }, { $0 >= 0 }, { sum.total &+= $0 })
        }
        precondition(sum.total == count * (count - 1), "The sum is \(sum.total), for \(count).")
    }

    @inline(never)
    private static func callClosures(
        _ count: Int, _ double: @escaping (Int) -> Int, _ isWanted: @escaping (Int) -> Bool,
        _ take: @escaping (Int) -> Void
    ) {
        for value in 0..<count {
            let doubled = double(value)
            if isWanted(doubled) { take(doubled) }
        }
    }

    @inline(never)
    private static func sendThroughClosures(
        _ count: Int, _ double: @escaping (Int) -> Int, _ isWanted: @escaping (Int) -> Bool,
        _ take: @escaping (Int) -> Void
    ) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.map(double).filter(isWanted).sink(receiveValue: take)
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }

    @inline(never)
    private static func sendValues(_ count: Int, _ sum: Sum) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription =
            subject
            .map { $0 &* 2 }
            .filter { $0 >= 0 }
            .sink { sum.total &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }

    @inline(never)
    private static func sendErased(_ count: Int, _ sum: Sum) {
        let subject = PassthroughSubject<Int, Never>()
        let doubled = subject.map { $0 &* 2 }.eraseToAnyPublisher()
        let wanted = doubled.filter { $0 >= 0 }.eraseToAnyPublisher()
        let subscription = wanted.sink { sum.total &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }
}
