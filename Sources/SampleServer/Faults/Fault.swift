/// One way in which the server misbehaves.
public enum Fault: Sendable, Equatable {
    /// Waits this many milliseconds before answering.
    case delay(milliseconds: Int)
    /// Holds the answer until other faults are set.
    case hold
    /// Answers with this status instead of what was asked for.
    case status(Int)
    /// Closes the connection after this many bytes of the body, having promised them all.
    case cut(bytes: Int)
    /// Answers 200 with a body that is not JSON but says it is.
    case garbage
    /// Answers 403 with an HTML page, as the network in front of the service does.
    case html403
    /// Sends the body at this many bytes a second.
    case slow(bytesPerSecond: Int)
}

extension Fault: CustomStringConvertible {
    /// The fault in the notation it is parsed from, such as `status=500`.
    public var description: String {
        switch self {
        case .delay(let milliseconds): "delay=\(milliseconds)"
        case .hold: "hold"
        case .status(let status): "status=\(status)"
        case .cut(let bytes): "cut=\(bytes)"
        case .garbage: "garbage"
        case .html403: "html403"
        case .slow(let bytesPerSecond): "slow=\(bytesPerSecond)"
        }
    }
}

extension Fault {
    /// The names in the notation, in the order help texts show them.
    public static let names = ["delay", "hold", "status", "cut", "garbage", "html403", "slow"]

    /// Reads one fault without its request numbers.
    init(parsing text: Substring) throws(FaultError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let value = parts.count > 1 ? String(parts[1]) : nil
        switch name {
        case "delay": self = .delay(milliseconds: try Self.number(value, name, 0...600_000))
        case "status": self = .status(try Self.number(value, name, 200...599))
        case "cut": self = .cut(bytes: try Self.number(value, name, 0...100_000_000))
        case "slow": self = .slow(bytesPerSecond: try Self.number(value, name, 1...1_000_000_000))
        case "hold", "garbage", "html403":
            guard value == nil else { throw .unexpectedValue(fault: name) }
            self = name == "hold" ? .hold : name == "garbage" ? .garbage : .html403
        default: throw .unknown(name: name)
        }
    }

    private static func number(
        _ text: String?, _ fault: String, _ range: ClosedRange<Int>
    ) throws(FaultError) -> Int {
        guard let text, !text.isEmpty else { throw .missingValue(fault: fault) }
        guard let number = Int(text), range.contains(number) else {
            throw .badValue(fault: fault, value: text, allowed: range)
        }
        return number
    }
}
