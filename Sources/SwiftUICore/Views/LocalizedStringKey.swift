// Status: partial (no Markdown; no plurals of stringsdict files)
import Foundation

/// A text looked up in the app's string tables, with its interpolated values.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Argument: Equatable, Sendable {
        case string(String)
        case text(Text)
        var string: String {
            switch self {
            case .string(let string): string
            case .text(let text): text.plainString
            }
        }
    }
    /// The key of the table, with a format specifier in place of each value.
    let key: String
    let arguments: [Argument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .string(string))
        }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
        where T: CVarArg {
            append(specifier, .string(String(format: specifier, value)))
        }
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append("%lld", .string(String(value)))
        }
        public mutating func appendInterpolation(_ value: Double) {
            append("%lf", .string(String(format: "%lf", value)))
        }
        public mutating func appendInterpolation(_ value: Float) {
            append("%f", .string(String(format: "%f", Double(value))))
        }
        public mutating func appendInterpolation(_ value: CGFloat) {
            append("%lf", .string(String(format: "%lf", Double(value))))
        }
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .string(format.format(input)))
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }
        public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .string(String(describing: value)))
        }
    }

    /// The text in the current language, with its values put in.
    package func resolved(table: String? = nil, bundle: Bundle? = nil) -> String {
        let bundle = bundle ?? .main
        let format = bundle.localizedString(forKey: key, value: key, table: table)
        if arguments.isEmpty, key.contains("%") == false { return format }
        return Self.fill(format, with: arguments.map(\.string))
    }

    /// Puts the values in place of the specifiers, by order or by `%N$`.
    private static func fill(_ format: String, with arguments: [String]) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            let end = rest.firstIndex { "@dfsugxX".contains($0) } ?? rest.endIndex
            let specifier = rest[..<end]
            var index = next
            if let dollar = specifier.firstIndex(of: "$"), let n = Int(specifier[..<dollar]) {
                index = n - 1
            } else {
                next += 1
            }
            if arguments.indices.contains(index) { result += arguments[index] }
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        }
        return result + rest
    }
}
