import Foundation

/// How content of a given shape fills a space of another shape.
@frozen
public enum ContentMode: UInt8, Hashable, CaseIterable, Sendable {
    /// As large as possible inside the space.
    case fit
    /// As small as possible while covering the space.
    case fill
}

/// The direction in which horizontal content is read.
@frozen
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
