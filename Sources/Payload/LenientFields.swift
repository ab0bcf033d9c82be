import Foundation

/// A JSON object read field by field, forgiving what can be forgiven and noting it.
///
/// Missing and `null` are the same. A value of the wrong kind counts as missing and its field's
/// name is noted, so that a change of the service shows in sum though no event is lost by it.
package struct LenientFields {
    private let container: KeyedDecodingContainer<FieldName>
    package private(set) var unreadable: [String] = []

    package init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: FieldName.self)
    }

    /// A string; numbers are read as their digits.
    package mutating func text(_ name: String) -> String? {
        guard let value = value(name) else { return nil }
        switch value {
        case .text(let text): return text
        case .number(let number):
            if let whole = Int(exactly: number) { return String(whole) }
            return String(number)
        case .other: return note(name)
        }
    }

    /// A string with something in it.
    package mutating func filledText(_ name: String) -> String? {
        guard let text = text(name)?.trimmingCharacters(in: .whitespacesAndNewlines),
            !text.isEmpty
        else { return nil }
        return text
    }

    /// A whole number, also as a string or as `12.0`.
    package mutating func whole(_ name: String) -> Int? {
        guard let value = value(name) else { return nil }
        switch value {
        case .number(let number):
            return Int(exactly: number) ?? note(name)
        case .text(let text):
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            if trimmed.isEmpty { return nil }
            return Int(trimmed) ?? Self.decimal(trimmed).flatMap { Int(exactly: $0) }
                ?? note(name)
        case .other: return note(name)
        }
    }

    /// A number, also as a decimal string.
    package mutating func number(_ name: String) -> Double? {
        guard let value = value(name) else { return nil }
        switch value {
        case .number(let number): return number
        case .text(let text):
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            return trimmed.isEmpty ? nil : Self.decimal(trimmed) ?? note(name)
        case .other: return note(name)
        }
    }

    /// A yes or no.
    package mutating func flag(_ name: String) -> Bool? {
        guard holds(name) else { return nil }
        return (try? container.decode(Bool.self, forKey: FieldName(name))) ?? note(name)
    }

    /// A moment.
    package mutating func date(_ name: String) -> Date? {
        guard let value = value(name) else { return nil }
        guard case .text(let text) = value else { return note(name) }
        return text.isEmpty ? nil : Timestamp.parse(text) ?? note(name)
    }

    /// A web address; anything that is no http or https is treated as unreadable.
    package mutating func webAddress(_ name: String) -> URL? {
        guard let value = value(name) else { return nil }
        guard case .text(let text) = value else { return note(name) }
        if text.isEmpty { return nil }
        return WebAddress.parse(text) ?? note(name)
    }

    /// An object of its own, or `nil` when it can't be read.
    package mutating func object<Object: Decodable>(_ name: String) -> Object? {
        let key = FieldName(name)
        guard container.contains(key), (try? container.decodeNil(forKey: key)) == false else {
            return nil
        }
        return (try? container.decode(Object.self, forKey: key)) ?? note(name)
    }

    /// Whether the field is there and holds something.
    package func holds(_ name: String) -> Bool {
        let key = FieldName(name)
        return container.contains(key) && (try? container.decodeNil(forKey: key)) == false
    }

    private enum Value {
        case text(String)
        case number(Double)
        case other
    }

    private func value(_ name: String) -> Value? {
        let key = FieldName(name)
        guard holds(name) else { return nil }
        if let text = try? container.decode(String.self, forKey: key) { return .text(text) }
        // A whole number beyond 2^53 would lose digits as a Double: kept as text instead.
        if let whole = try? container.decode(Int.self, forKey: key) {
            let number = Double(whole)
            return Int(exactly: number) == whole ? .number(number) : .text(String(whole))
        }
        if let number = try? container.decode(Double.self, forKey: key), number.isFinite {
            return .number(number)
        }
        return .other
    }

    private mutating func note<Value>(_ name: String) -> Value? {
        unreadable.append(name)
        return nil
    }

    /// Digits with a sign and a point at most: neither `nan` nor `0x10` nor `1e9`.
    private static func decimal(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }),
            let number = Double(text), number.isFinite
        else { return nil }
        return number
    }
}
