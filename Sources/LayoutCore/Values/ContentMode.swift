import Foundation

/// How content of a given shape fills a space of another shape.
@frozen
public enum ContentMode: UInt8, Hashable, CaseIterable, Sendable {
    /// As large as possible inside the space.
    case fit
    /// As small as possible while covering the space.
    case fill
}
