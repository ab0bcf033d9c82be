import Combine

/// Sends values through map, filter and sink, or calls three closures on each instead.
///
/// Usage: `combine-chain chain|closures COUNT`. Run under callgrind by `Benchmarks/combine`.
@main
enum CombineChain {
    /// Kept here so that the compiler cannot see into the closures where they are called.
    nonisolated(unsafe) static var double: (Int) -> Int = { $0 &* 2 }
    nonisolated(unsafe) static var isWanted: (Int) -> Bool = { $0 >= 0 }
    nonisolated(unsafe) static var total = 0
    nonisolated(unsafe) static var take: (Int) -> Void = { total &+= $0 }

    static func main() {
        let arguments = CommandLine.arguments
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
        if arguments.dropFirst().first == "closures" {
            callClosures(count)
        } else {
            sendValues(count)
        }
        precondition(total >= 0, "The sum of what was taken cannot be negative.")
    }

    private static func callClosures(_ count: Int) {
        for value in 0..<count {
            let doubled = double(value)
            if isWanted(doubled) { take(doubled) }
        }
    }

    private static func sendValues(_ count: Int) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.map(double).filter(isWanted).sink(receiveValue: take)
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }
}
