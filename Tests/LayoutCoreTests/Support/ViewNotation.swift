import Foundation
import LayoutCore

/// The views a fixture may name.
@MainActor
enum ViewNotation {
    static func node(_ kind: String, _ tree: JSONValue) throws -> LayoutNode {
        switch kind {
        case "HStack":
            return StackNode.row(
                spacing: tree["spacing"]?.length,
                alignment: try AlignmentNotation.vertical(tree["alignment"]))
        case "VStack":
            return StackNode.column(
                spacing: tree["spacing"]?.length,
                alignment: try AlignmentNotation.horizontal(tree["alignment"]))
        case "ZStack":
            return ZStackNode(alignment: try AlignmentNotation.both(tree["alignment"]))
        case "LazyVStack", "LazyHStack":
            return try lazyStack(kind, tree)
        case "LazyVGrid", "LazyHGrid":
            return try lazyGrid(kind, tree)
        case "Grid":
            return GridNode(
                alignment: try AlignmentNotation.both(tree["alignment"]),
                horizontalSpacing: tree["hSpacing"]?.length,
                verticalSpacing: tree["vSpacing"]?.length)
        case "GridRow":
            return GridRowNode(
                rowAlignment: try tree["alignment"].map { try AlignmentNotation.vertical($0) })
        case "GeometryReader": return GeometryReaderNode()
        case "ScrollView": return ScrollContentNode(axes: AxisNotation.set(tree["axis"]))
        case "ViewThatFits":
            return ViewThatFitsNode(
                axes: tree["axes"].map(AxisNotation.set) ?? [.horizontal, .vertical])
        default: return try leaf(kind, tree)
        }
    }

    private static func leaf(_ kind: String, _ tree: JSONValue) throws -> LayoutNode {
        switch kind {
        case "Fixed":
            return LeafNode(
                size: CGSize(width: tree["w"]?.length ?? 0, height: tree["h"]?.length ?? 0),
                firstBaseline: tree["firstBaseline"]?.length,
                lastBaseline: tree["lastBaseline"]?.length)
        case "Color", "Rectangle": return ColorNode()
        case "Image": return image(tree)
        case "Spacer": return SpacerNode(minLength: tree["minLength"]?.length)
        case "Divider": return DividerNode()
        case "Text":
            return TextLikeNode(
                characters: Int(tree["characters"]?.length ?? 1),
                em: tree["em"]?.length ?? 10, lineHeight: tree["line"]?.length ?? 20,
                ascent: tree["ascent"]?.length ?? 15)
        default: throw UnknownNotation(description: "view \(kind)")
        }
    }

    private static func image(_ tree: JSONValue) -> LayoutNode {
        let lengths = (tree["ideal"]?.array ?? []).compactMap(\.length)
        let ideal = CGSize(width: lengths.first ?? 0, height: lengths.last ?? 0)
        return tree["resizable"]?.bool == true ? ColorNode(ideal: ideal) : LeafNode(size: ideal)
    }

    private static func lazyStack(_ kind: String, _ tree: JSONValue) throws -> LayoutNode {
        let axis: Axis = kind == "LazyVStack" ? .vertical : .horizontal
        let key =
            axis == .vertical
            ? try AlignmentNotation.horizontal(tree["alignment"]).key
            : try AlignmentNotation.vertical(tree["alignment"]).key
        return StackNode(
            axis: axis, spacing: tree["spacing"]?.length, alignment: key, fillsAcross: true)
    }

    private static func lazyGrid(_ kind: String, _ tree: JSONValue) throws -> LayoutNode {
        let items = tree["columns"]?.array ?? tree["rows"]?.array ?? []
        return LazyGridNode(
            axis: kind == "LazyVGrid" ? .vertical : .horizontal,
            items: try items.map(gridItem), spacing: tree["spacing"]?.length)
    }

    private static func gridItem(_ item: JSONValue) throws -> GridColumns.Item {
        GridColumns.Item(
            try sizing(item), spacing: item["spacing"]?.length,
            alignment: try item["alignment"].map { try AlignmentNotation.both($0) })
    }

    private static func sizing(_ item: JSONValue) throws -> GridColumns.Sizing {
        if let width = item["fixed"]?.length { return .fixed(width) }
        if let bounds = item["flexible"] {
            return .flexible(
                minimum: bounds["min"]?.length ?? 10, maximum: bounds["max"]?.length ?? .infinity)
        }
        if let bounds = item["adaptive"] {
            return .adaptive(
                minimum: bounds["min"]?.length ?? 10, maximum: bounds["max"]?.length ?? .infinity)
        }
        throw UnknownNotation(description: "grid item \(item)")
    }
}

/// Names of axes.
enum AxisNotation {
    static func set(_ value: JSONValue?) -> Axis.Set {
        let names = value?.array?.compactMap(\.string) ?? value?.string.map { [$0] } ?? []
        var axes: Axis.Set = []
        for name in names {
            if name == "horizontal" || name == "both" { axes.insert(.horizontal) }
            if name == "vertical" || name == "both" { axes.insert(.vertical) }
        }
        return axes
    }
}

/// Names of alignment guides.
enum AlignmentNotation {
    static func horizontal(_ value: JSONValue?) throws -> HorizontalAlignment {
        switch value?.string {
        case nil, "center": .center
        case "leading": .leading
        case "trailing": .trailing
        case "third": .third
        case let name?: throw UnknownNotation(description: "horizontal alignment \(name)")
        }
    }

    static func vertical(_ value: JSONValue?) throws -> VerticalAlignment {
        switch value?.string {
        case nil, "center": .center
        case "top": .top
        case "bottom": .bottom
        case "firstTextBaseline": .firstTextBaseline
        case "lastTextBaseline": .lastTextBaseline
        case "third": .third
        case let name?: throw UnknownNotation(description: "vertical alignment \(name)")
        }
    }

    static func both(_ value: JSONValue?) throws -> Alignment {
        switch value?.string {
        case nil, "center": .center
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "topLeading": .topLeading
        case "topTrailing": .topTrailing
        case "bottomLeading": .bottomLeading
        case "bottomTrailing": .bottomTrailing
        case "leadingFirstTextBaseline": .leadingFirstTextBaseline
        case let name?: throw UnknownNotation(description: "alignment \(name)")
        }
    }
}

/// A guide of the tests' own: a third of the length.
enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// The same from left to right.
enum OneThirdAcross: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension VerticalAlignment {
    static let third = VerticalAlignment(OneThird.self)
}

extension HorizontalAlignment {
    static let third = HorizontalAlignment(OneThirdAcross.self)
}
