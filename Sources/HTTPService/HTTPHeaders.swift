/// Header fields, found without regard to upper and lower case.
public struct HTTPHeaders: Hashable, Sendable, Codable, ExpressibleByDictionaryLiteral {
    /// Lower-case names with their values.
    public private(set) var fields: [String: String] = [:]

    /// Makes headers from names and values; a later name replaces an earlier like one.
    public init(_ fields: some Sequence<(key: String, value: String)> = [:]) {
        for (name, value) in fields { self[name] = value }
    }

    /// Makes headers from a literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The value under a name. A value never holds line breaks: they are taken out when set.
    public subscript(name: String) -> String? {
        get { fields[name.lowercased()] }
        set { fields[name.lowercased()] = newValue.map(Self.singleLine) }
    }

    /// Leaves out the named fields.
    public func removing(_ names: Set<String>) -> HTTPHeaders {
        HTTPHeaders(fields.filter { !names.contains($0.key) })
    }

    /// A line break inside a value would let it add header fields of its own.
    private static func singleLine(_ value: String) -> String {
        String(value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    }
}
