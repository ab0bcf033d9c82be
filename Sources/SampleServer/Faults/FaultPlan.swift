/// Faults, each with the requests it befalls.
///
/// Notation: `delay=MS`, `hold`, `status=N`, `cut=BYTES`, `garbage`, `html403`, `slow=BPS`, each
/// optionally with `@N` (the Nth request only) or `@N-M`; several are separated by commas, as in
/// `delay=200,status=500@2`. Requests are counted from 1 since the plan was set.
public struct FaultPlan: Sendable, Equatable {
    /// One fault and the requests it befalls.
    public struct Entry: Sendable, Equatable {
        /// What goes wrong.
        public let fault: Fault
        /// Which requests, counted from 1; `nil` means every one.
        public let requests: ClosedRange<Int>?

        /// Joins a fault with its requests.
        public init(_ fault: Fault, requests: ClosedRange<Int>? = nil) {
            self.fault = fault
            self.requests = requests
        }
    }

    /// The faults in the order given; of two of a kind, the later one counts.
    public let entries: [Entry]

    /// Makes a plan; without entries nothing goes wrong.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    /// Reads the notation; an empty text is a plan without faults.
    ///
    /// - Throws: `FaultError` with the offending part.
    public init(parsing text: String) throws(FaultError) {
        var entries: [Entry] = []
        for part in text.split(separator: ",") {
            entries.append(try Entry(parsing: part))
        }
        self.init(entries)
    }

    /// The faults that befall one request.
    func faults(forRequest number: Int) -> [Fault] {
        entries.filter { $0.requests?.contains(number) ?? true }.map(\.fault)
    }
}

extension FaultPlan: CustomStringConvertible {
    /// The plan in the notation it is parsed from.
    public var description: String {
        entries.map(\.description).joined(separator: ",")
    }
}

extension FaultPlan.Entry: CustomStringConvertible {
    /// The entry in the notation it is parsed from, such as `status=500@2-3`.
    public var description: String {
        guard let requests else { return fault.description }
        let last = requests.count == 1 ? "" : "-\(requests.upperBound)"
        return "\(fault)@\(requests.lowerBound)\(last)"
    }

    fileprivate init(parsing text: Substring) throws(FaultError) {
        let trimmed = text.drop { $0 == " " }
        let parts = trimmed.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let fault = try Fault(parsing: parts[0])
        self.init(fault, requests: parts.count > 1 ? try Self.range(parts[1]) : nil)
    }

    private static func range(_ text: Substring) throws(FaultError) -> ClosedRange<Int> {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
            first >= 1, first <= last
        else { throw .badRequestRange(text: String(text)) }
        return first...last
    }
}
