/// What is wrong with a text that should name faults.
public enum FaultError: Error, Equatable, Sendable {
    /// No fault has this name.
    case unknown(name: String)
    /// The fault needs `=` and a number.
    case missingValue(fault: String)
    /// The number is none, or out of range.
    case badValue(fault: String, value: String, allowed: ClosedRange<Int>)
    /// The fault takes no value.
    case unexpectedValue(fault: String)
    /// What follows `@` is neither `N` nor `N-M` with 1 ≤ N ≤ M.
    case badRequestRange(text: String)
}
