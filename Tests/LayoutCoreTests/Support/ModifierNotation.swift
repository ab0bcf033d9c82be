import Foundation
import LayoutCore

/// The modifiers a fixture may name.
@MainActor
enum ModifierNotation {
    static func node(_ name: String, _ value: JSONValue) throws -> LayoutNode {
        switch name {
        case "frame": return try frame(value)
        case "padding": return PaddingNode(insets: insets(value))
        case "fixedSize": return FixedSizeNode(axes: fixedAxes(value))
        case "aspectRatio":
            return AspectRatioNode(
                ratio: value["ratio"]?.length,
                contentMode: value["mode"]?.string == "fill" ? .fill : .fit)
        case "overlay", "background":
            return OverlayNode(
                alignment: try AlignmentNotation.both(value["alignment"]),
                isBackground: name == "background")
        case "offset":
            let point = point(value)
            return OffsetNode(offset: CGSize(width: point.x, height: point.y))
        case "position": return PositionNode(position: point(value))
        case "alignmentGuide": return try alignmentGuide(value)
        case "safeAreaInset":
            return SafeAreaInsetNode(
                edge: try edge(value), spacing: value["spacing"]?.length,
                alignment: try AlignmentNotation.both(value["alignment"]))
        case "containerRelativeFrame": return containerRelative(value)
        case "scaleProposal":
            return CustomLayoutNode(
                layout: ScaledProposal(
                    width: value["w"]?.length ?? 1, height: value["h"]?.length ?? 1))
        default: return try trait(name, value)
        }
    }

    private static func trait(_ name: String, _ value: JSONValue) throws -> LayoutNode {
        let node = PassthroughNode()
        switch name {
        case "noEffectOnLayout": break
        case "layoutPriority": node.priority = value.length ?? 0
        case "gridCellColumns": node.gridTraits = GridCellTraits(columns: Int(value.length ?? 1))
        case "gridCellUnsizedAxes":
            node.gridTraits = GridCellTraits(unsizedAxes: AxisNotation.set(value))
        case "gridColumnAlignment":
            node.gridTraits = GridCellTraits(
                columnAlignment: try AlignmentNotation.horizontal(value))
        case "gridCellAnchor":
            let point = point(value)
            node.gridTraits = GridCellTraits(anchor: UnitPoint(x: point.x, y: point.y))
        default: throw UnknownNotation(description: "modifier \(name)")
        }
        return node
    }

    private static func frame(_ value: JSONValue) throws -> LayoutNode {
        let alignment = try AlignmentNotation.both(value["alignment"])
        let flexible = value.object?.keys.contains { $0.contains("Width") || $0.contains("Height") }
        guard flexible == true else {
            return FrameNode(
                width: value["width"]?.length, height: value["height"]?.length,
                alignment: alignment)
        }
        return FlexibleFrameNode(
            width: FlexibleLength(
                min: value["minWidth"]?.length, ideal: value["idealWidth"]?.length,
                max: value["maxWidth"]?.length),
            height: FlexibleLength(
                min: value["minHeight"]?.length, ideal: value["idealHeight"]?.length,
                max: value["maxHeight"]?.length),
            alignment: alignment)
    }

    private static func insets(_ value: JSONValue) -> EdgeInsets {
        if value.string == "default" { return all(PaddingNode.defaultLength) }
        if let length = value.length { return all(length) }
        let horizontal = value["h"]?.length ?? 0
        let vertical = value["v"]?.length ?? 0
        return EdgeInsets(
            top: value["top"]?.length ?? vertical,
            leading: value["leading"]?.length ?? horizontal,
            bottom: value["bottom"]?.length ?? vertical,
            trailing: value["trailing"]?.length ?? horizontal)
    }

    private static func all(_ length: CGFloat) -> EdgeInsets {
        EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }

    private static func fixedAxes(_ value: JSONValue) -> Axis.Set {
        if value.bool == true { return [.horizontal, .vertical] }
        var axes: Axis.Set = []
        if value["horizontal"]?.bool == true { axes.insert(.horizontal) }
        if value["vertical"]?.bool == true { axes.insert(.vertical) }
        return axes
    }

    private static func point(_ value: JSONValue) -> CGPoint {
        let lengths = (value.array ?? []).compactMap(\.length)
        return CGPoint(x: lengths.first ?? 0, y: lengths.last ?? 0)
    }

    private static func edge(_ value: JSONValue) throws -> Edge {
        switch value["edge"]?.string {
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        default: throw UnknownNotation(description: "edge of \(value)")
        }
    }

    private static func alignmentGuide(_ value: JSONValue) throws -> LayoutNode {
        let constant = value["c"]?.length ?? 0
        let perWidth = value["w"]?.length ?? 0
        let perHeight = value["h"]?.length ?? 0
        let isVertical = value["axis"]?.string == "v"
        let key =
            isVertical
            ? try AlignmentNotation.vertical(value["guide"]).key
            : try AlignmentNotation.horizontal(value["guide"]).key
        return AlignmentGuideNode(key: key) {
            constant + perWidth * $0.width + perHeight * $0.height
        }
    }

    private static func containerRelative(_ value: JSONValue) -> LayoutNode {
        let length = value["container"]?.length ?? 0
        return ContainerRelativeFrameNode(
            rule: ContainerRelativeFrameNode.Rule(
                axes: AxisNotation.set(value["axes"]), count: Int(value["count"]?.length ?? 1),
                span: Int(value["span"]?.length ?? 1), spacing: value["spacing"]?.length ?? 0),
            container: CGSize(width: length, height: length))
    }
}

/// Offers its subviews a multiple of the proposal and takes the first one's size.
struct ScaledProposal: Layout, Equatable {
    var width: CGFloat
    var height: CGFloat

    private func scaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 * width },
            height: proposal.height.map { $0 * height })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(scaled(proposal)) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: scaled(proposal))
        }
    }
}
