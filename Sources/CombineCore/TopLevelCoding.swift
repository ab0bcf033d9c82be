import Foundation

/// Something that encodes whole values.
public protocol TopLevelEncoder {
    /// What it encodes into.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that decodes whole values.
public protocol TopLevelDecoder {
    /// What it decodes from.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
