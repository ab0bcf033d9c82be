// Status: complete
// GTK: nothing
import Foundation

extension NavigationPath {
    /// The path in a form that can be stored; nil while some value of it cannot.
    public var codable: CodableRepresentation? {
        var parts: [CodableRepresentation.Part] = []
        for value in values {
            guard let part = value.base as? any Hashable & Codable else { return nil }
            parts.append(CodableRepresentation.Part(value: part))
        }
        return CodableRepresentation(parts: parts)
    }

    /// Makes a path of what was stored.
    public init(_ codable: CodableRepresentation) {
        self.init()
        values = codable.parts.map(\.hashable)
    }

    /// The values of a path, with the names of their types.
    ///
    /// It is coded as a list of strings: for each value, the last one first, the name of its type
    /// and its JSON.
    public struct CodableRepresentation: Codable {
        fileprivate struct Part {
            let value: any Hashable & Codable
            var hashable: AnyHashable { AnyHashable(value) }
        }
        fileprivate let parts: [Part]
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.parts.map(\.hashable) == b.parts.map(\.hashable)
    }
}

extension NavigationPath.CodableRepresentation {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var parts: [Part] = []
        while !list.isAtEnd {
            let name = try list.decode(String.self)
            guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                throw DecodingError.dataCorruptedError(
                    in: list, debugDescription: "This app has no such type of values: \(name)")
            }
            let json = Data(try list.decode(String.self).utf8)
            parts.insert(Part(value: try JSONDecoder().decode(type, from: json)), at: 0)
        }
        self.parts = parts
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for part in parts.reversed() {
            guard let name = _mangledTypeName(type(of: part.value)) else {
                throw EncodingError.invalidValue(
                    part.value,
                    EncodingError.Context(
                        codingPath: list.codingPath,
                        debugDescription: "A value's type has no name to be found by."))
            }
            try list.encode(name)
            let json = try JSONEncoder().encode(part.value)
            try list.encode(String(decoding: json, as: UTF8.self))
        }
    }
}
