import Foundation

/// The identity of an alignment guide, with the guide's value where no view sets one.
public protocol AlignmentID {
    /// The guide's position in a view's own coordinates, in points from the top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

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

/// A guide that positions views relative to one another from left to right.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
    /// What nodes are asked for.
    public let key: AlignmentKey

    /// Makes a guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

    init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(axis: .horizontal, id: id, kind: kind)
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(BuiltInGuide.Leading.self, kind: .start)
    /// The horizontal middle.
    public static let center = HorizontalAlignment(BuiltInGuide.CenterX.self, kind: .middle)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(BuiltInGuide.Trailing.self, kind: .end)
    /// Where a list's row separator starts; the leading edge unless set.
    public static let listRowSeparatorLeading = HorizontalAlignment(
        BuiltInGuide.SeparatorLeading.self, kind: .start)
    /// Where a list's row separator ends; the trailing edge unless set.
    public static let listRowSeparatorTrailing = HorizontalAlignment(
        BuiltInGuide.SeparatorTrailing.self, kind: .end)
}

/// A guide that positions views relative to one another from top to bottom.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
    /// What nodes are asked for.
    public let key: AlignmentKey

    /// Makes a guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

    init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(axis: .vertical, id: id, kind: kind)
    }

    /// The top edge.
    public static let top = VerticalAlignment(BuiltInGuide.Top.self, kind: .start)
    /// The vertical middle.
    public static let center = VerticalAlignment(BuiltInGuide.CenterY.self, kind: .middle)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BuiltInGuide.Bottom.self, kind: .end)
    /// The baseline of the topmost text; the bottom edge where there is no text.
    public static let firstTextBaseline = VerticalAlignment(
        BuiltInGuide.FirstTextBaseline.self, kind: .firstBaseline)
    /// The baseline of the lowest text; the bottom edge where there is no text.
    public static let lastTextBaseline = VerticalAlignment(
        BuiltInGuide.LastTextBaseline.self, kind: .lastBaseline)
}

/// A guide on each axis.
@frozen
public struct Alignment: Equatable, Sendable {
    /// The guide from left to right.
    public var horizontal: HorizontalAlignment
    /// The guide from top to bottom.
    public var vertical: VerticalAlignment

    /// Makes an alignment from two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The horizontal middle on the first text baseline.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// The horizontal middle on the last text baseline.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge on the first text baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge on the last text baseline.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge on the first text baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge on the last text baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)

    /// The guide of one axis.
    package func key(_ axis: Axis) -> AlignmentKey {
        axis == .horizontal ? horizontal.key : vertical.key
    }
}
