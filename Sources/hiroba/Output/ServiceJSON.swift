import Foundation

/// Results as JSON in the service's own shape, keys sorted.
enum ServiceJSON {
    /// One array, indented.
    static func array(_ values: [some Encodable]) throws -> String {
        try encode(values, [.prettyPrinted]) + "\n"
    }

    /// One object, indented.
    static func object(_ value: some Encodable) throws -> String {
        try encode(value, [.prettyPrinted]) + "\n"
    }

    /// One object a line.
    static func lines(_ values: [some Encodable]) throws -> String {
        try values.map { try encode($0, []) + "\n" }.joined()
    }

    private static func encode(
        _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
