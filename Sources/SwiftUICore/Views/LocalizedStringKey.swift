// Status: complete
import Foundation

/// A text looked up in the app's string tables, with its interpolated values.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Argument: Equatable, Sendable {
        case string(String)
        /// A whole number, which may choose a plural form.
        case number(Int, String)
        case text(Text)
    }
    /// The key of the table, with a format specifier in place of each value.
    let key: String
    let arguments: [Argument]
    /// Whether percent signs of the key begin specifiers.
    let isFormat: Bool

    public init(_ value: String) {
        key = value
        arguments = []
        isFormat = false
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        isFormat = true
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
            append("%lld", .number(Int(clamping: value), String(value)))
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
}
