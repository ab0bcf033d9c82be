import Combine
import Foundation

extension LawCase {
    static let transforming: [LawCase] = [
        law("map") { bench in bench.a.map { bench.pass($0) } },
        law("map.map") { bench in bench.a.map { bench.pass($0) }.map { $0 + 1 } },
        law("tryMap") { bench in bench.a.tryMap { try bench.mayThrow($0) } },
        law("map key path") { $0.a.map(\.description, \.magnitude, \.bitWidth) },
        law("compactMap") { bench in bench.a.compactMap { bench.pass($0 > 3 ? $0 : nil) } },
        law("tryCompactMap") { bench in
            bench.a.tryCompactMap { try bench.mayThrow($0) > 3 ? $0 : nil }
        },
        law("filter") { bench in bench.a.filter { bench.pass($0 > 3) } },
        law("tryFilter") { bench in bench.a.tryFilter { try bench.mayThrow($0) > 3 } },
        law("removeDuplicates") { bench in
            bench.a.removeDuplicates { bench.pass($0 % 2 == $1 % 2) }
        },
        law("tryRemoveDuplicates") { bench in
            bench.a.tryRemoveDuplicates { try bench.mayThrow($0) % 2 == $1 % 2 }
        },
        law("scan") { bench in bench.a.scan(0) { bench.pass($0 + $1) } },
        law("tryScan") { bench in bench.a.tryScan(0) { try $0 + bench.mayThrow($1) } },
        law("mapError") { bench in bench.a.mapError { bench.pass($0) } },
        law("replaceError") { $0.a.replaceError(with: 0) },
        law("replaceEmpty") { $0.a.replaceEmpty(with: 0) },
        law("setFailureType") {
            $0.a.replaceError(with: 0).setFailureType(to: TestError.self)
        },
        law("catch") { bench in bench.a.catch { _ in bench.pass(bench.b) } },
        law("tryCatch") { bench in bench.a.tryCatch { _ in bench.pass(bench.b) } },
        law("retry") { $0.a.retry(2) },
        law("encode") { $0.a.encode(encoder: JSONEncoder()) },
        law("decode") { bench in
            bench.a.map { Data(bench.pass("\($0)").utf8) }
                .decode(type: Int.self, decoder: JSONDecoder())
        },
        law("handleEvents") { bench in
            bench.a.handleEvents(
                receiveOutput: { _ = bench.pass($0) }, receiveRequest: { _ = bench.pass($0) })
        },
        law("breakpoint") { bench in bench.a.breakpoint(receiveOutput: { bench.pass($0 < 0) }) },
        law("dropFirst") { $0.a.dropFirst(2) },
        law("drop(while:)") { bench in bench.a.drop { bench.pass($0 < 5) } },
        law("tryDrop(while:)") { bench in bench.a.tryDrop { try bench.mayThrow($0) < 5 } },
        law("prefix") { $0.a.prefix(3) },
        law("prefix(0)") { $0.a.prefix(0) },
        law("prefix(while:)") { bench in bench.a.prefix { bench.pass($0 < 7) } },
        law("tryPrefix(while:)") { bench in bench.a.tryPrefix { try bench.mayThrow($0) < 7 } },
        law("output(in:)") { $0.a.output(in: 1...3) },
        law("measureInterval") { $0.a.measureInterval(using: $0.scheduler) },
        law("eraseToAnyPublisher") { $0.a.eraseToAnyPublisher() },
    ]

    static let reducing: [LawCase] = [
        law("reduce") { bench in bench.a.reduce(0) { bench.pass($0 + $1) } },
        law("tryReduce") { bench in bench.a.tryReduce(0) { try $0 + bench.mayThrow($1) } },
        law("collect") { $0.a.collect() },
        law("collect(2)") { $0.a.collect(2) },
        law("count") { $0.a.count() },
        law("max") { bench in bench.a.max { bench.pass($0 < $1) } },
        law("min") { bench in bench.a.min { bench.pass($0 < $1) } },
        law("tryMax") { bench in bench.a.tryMax { try bench.mayThrow($0) < $1 } },
        law("print") { bench in
            bench.a.map { bench.pass($0) }.print(to: DiscardedText())
        },
        law("replaceNil") { bench in
            bench.a.map { bench.pass($0 > 3 ? $0 : nil) }.replaceNil(with: 0)
        },
        law("assertNoFailure") { bench in
            bench.a.replaceError(with: 0).map { bench.pass($0) }.assertNoFailure()
        },
        law("breakpointOnError") { bench in
            bench.a.replaceError(with: 0).map { bench.pass($0) }.breakpointOnError()
        },
        law("makeConnectable") { bench in
            bench.a.replaceError(with: 0).map { bench.pass($0) }.makeConnectable().autoconnect()
        },
        law("tryMin") { bench in bench.a.tryMin { try bench.mayThrow($0) < $1 } },
        law("contains") { $0.a.contains(4) },
        law("contains(where:)") { bench in bench.a.contains { bench.pass($0 == 4) } },
        law("tryContains") { bench in bench.a.tryContains { try bench.mayThrow($0) == 4 } },
        law("allSatisfy") { bench in bench.a.allSatisfy { bench.pass($0 < 8) } },
        law("tryAllSatisfy") { bench in bench.a.tryAllSatisfy { try bench.mayThrow($0) < 8 } },
        law("first") { $0.a.first() },
        law("first(where:)") { bench in bench.a.first { bench.pass($0 > 6) } },
        law("tryFirst") { bench in bench.a.tryFirst { try bench.mayThrow($0) > 6 } },
        law("last") { $0.a.last() },
        law("last(where:)") { bench in bench.a.last { bench.pass($0 > 6) } },
        law("tryLast") { bench in bench.a.tryLast { try bench.mayThrow($0) > 6 } },
        law("ignoreOutput") { $0.a.ignoreOutput() },
    ]
}

/// Takes what `print` writes, and forgets it.
private struct DiscardedText: TextOutputStream {
    mutating func write(_ string: String) {}
}
