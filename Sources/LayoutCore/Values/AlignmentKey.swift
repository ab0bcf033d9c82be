import Foundation

/// A guide's identity together with its axis: what nodes are asked for.
///
/// The built-in guides carry their number so that their defaults need no dynamic call.
public struct AlignmentKey: Hashable, Sendable {
    /// The guides whose defaults are known without asking a type.
    package enum Kind: UInt8, Sendable {
        case start, middle, end, firstBaseline, lastBaseline, custom
    }

    /// The axis the guide measures along.
    public let axis: Axis
    package let kind: Kind
    // A metatype holds no state; unsafe only because its conformance might be isolated.
    nonisolated(unsafe) let id: any AlignmentID.Type

    package init(axis: Axis, id: any AlignmentID.Type, kind: Kind = .custom) {
        self.axis = axis
        self.id = id
        self.kind = kind
    }

    /// Whether this is the first or last text baseline.
    public var isBaseline: Bool { kind == .firstBaseline || kind == .lastBaseline }

    /// Two keys are equal when axis and guide identity are.
    public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }

    /// Hashes axis and identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }

    /// The guide's value in a rectangle of which nothing but the size is known.
    public func defaultValue(in size: CGSize) -> CGFloat {
        defaultValue(in: ViewDimensions(width: size.width, height: size.height))
    }

    func defaultValue(in dimensions: @autoclosure () -> ViewDimensions, size: CGSize) -> CGFloat {
        switch kind {
        case .start: 0
        case .middle: size[axis] / 2
        case .end, .firstBaseline, .lastBaseline: size[axis]
        case .custom: id.defaultValue(in: dimensions())
        }
    }

    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let size = CGSize(width: dimensions.width, height: dimensions.height)
        return defaultValue(in: dimensions, size: size)
    }
}
