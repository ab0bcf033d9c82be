// Status: complete
import Foundation
import LayoutCore

struct FrameModifier: Equatable {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment
}

extension FrameModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> FrameNode {
        FrameNode(width: width, height: height, alignment: alignment)
    }
    func updateBox(_ box: FrameNode, in environment: EnvironmentValues) {
        box.width = width
        box.height = height
        box.alignment = alignment
    }
}

struct FlexibleFrameModifier: Equatable {
    var minWidth, idealWidth, maxWidth: CGFloat?
    var minHeight, idealHeight, maxHeight: CGFloat?
    var alignment: Alignment
}

extension FlexibleFrameModifier: LayoutModifying {
    private var widthBounds: FlexibleLength {
        FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth)
    }
    private var heightBounds: FlexibleLength {
        FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight)
    }
    func makeBox(in environment: EnvironmentValues) -> FlexibleFrameNode {
        FlexibleFrameNode(width: widthBounds, height: heightBounds, alignment: alignment)
    }
    func updateBox(_ box: FlexibleFrameNode, in environment: EnvironmentValues) {
        box.width = widthBounds
        box.height = heightBounds
        box.alignment = alignment
    }
}

struct FixedSizeModifier: Equatable {
    var horizontal: Bool
    var vertical: Bool
}

extension FixedSizeModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> FixedSizeNode {
        FixedSizeNode(axes: axes)
    }
    func updateBox(_ box: FixedSizeNode, in environment: EnvironmentValues) { box.axes = axes }
    private var axes: Axis.Set {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return axes
    }
}

struct PaddingModifier: Equatable {
    var insets: EdgeInsets
}

extension PaddingModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PaddingNode { PaddingNode(insets: insets) }
    func updateBox(_ box: PaddingNode, in environment: EnvironmentValues) { box.insets = insets }
}

struct OffsetModifier: Equatable {
    var offset: CGSize
}

extension OffsetModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> OffsetNode { OffsetNode(offset: offset) }
    func updateBox(_ box: OffsetNode, in environment: EnvironmentValues) { box.offset = offset }
}

struct PositionModifier: Equatable {
    var position: CGPoint
}

extension PositionModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PositionNode {
        PositionNode(position: position)
    }
    func updateBox(_ box: PositionNode, in environment: EnvironmentValues) {
        box.position = position
    }
}

struct AspectRatioModifier: Equatable {
    var ratio: CGFloat?
    var mode: ContentMode
}

extension AspectRatioModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AspectRatioNode {
        AspectRatioNode(ratio: ratio, contentMode: mode)
    }
    func updateBox(_ box: AspectRatioNode, in environment: EnvironmentValues) {
        box.ratio = ratio
        box.contentMode = mode
    }
}

struct OrderModifier: Equatable {
    var priority: Double?
    var zIndex: Double?
}

extension OrderModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        updateBox(box, in: environment)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        if let priority { box.priority = priority }
        if let zIndex, box.zIndex != zIndex {
            box.zIndex = zIndex
            box.parent?.setNeedsCommit()
        }
    }
}

struct AlignmentGuideModifier {
    var key: AlignmentKey
    var compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AlignmentGuideNode {
        AlignmentGuideNode(key: key, compute: compute)
    }
    func updateBox(_ box: AlignmentGuideNode, in environment: EnvironmentValues) {
        box.key = key
        box.compute = compute
    }
}

extension View {
    /// Gives the view a fixed size in points; nil keeps the view's own in that direction.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Gives the view bounds in points; bounds out of order are raised.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
                alignment: alignment))
    }

    /// Keeps the view at its ideal size.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }
    /// Keeps the view at its ideal size in the given directions.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Adds room around the view, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }
    /// Adds room on the given edges; nil means 16 points.
    public nonisolated func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0))
    }
    /// Adds room on all edges.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Draws the view elsewhere without moving what is around it.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }
    /// Draws the view elsewhere without moving what is around it.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of the room it is offered, which it takes whole.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }
    /// Puts the view's centre at a point of the room it is offered, which it takes whole.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Keeps width and height in proportion; nil means the view's own.
    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }
    /// Keeps width and height in proportion.
    public nonisolated func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Serves the view before others of its stack; 0 by default.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(OrderModifier(priority: value, zIndex: nil))
    }
    /// Draws the view over siblings of a lower value; 0 by default.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(OrderModifier(priority: nil, zIndex: value))
    }

    /// Says where a horizontal guide lies in the view; points from its leading edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
    /// Says where a vertical guide lies in the view; points from its top edge.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Accepted; a desktop window has no unsafe areas.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }
    /// Accepted; a desktop window has no unsafe areas.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// What keeps content from the edges of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
