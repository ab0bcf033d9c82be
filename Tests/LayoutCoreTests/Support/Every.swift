import Foundation
import LayoutCore

/// Runs a body for every element; nest it for every combination.
func withEvery<Element>(_ elements: [Element], _ body: (Element) throws -> Void) rethrows {
    for element in elements { try body(element) }
}

/// The children small exhaustive tests are made of.
enum SampleChild: String, CaseIterable, Sendable {
    case rigid, tiny, filling, atLeastForty, atMostTwenty, between, text, spacer, important

    /// Makes a fresh node along the horizontal axis.
    @MainActor func makeNode() -> LayoutNode {
        switch self {
        case .rigid: LeafNode(size: CGSize(width: 30, height: 10))
        case .tiny: LeafNode(size: CGSize(width: 0, height: 0))
        case .filling: ColorNode()
        case .atLeastForty: framed(FlexibleLength(min: 40))
        case .atMostTwenty: framed(FlexibleLength(max: 20))
        case .between: framed(FlexibleLength(min: 15, max: 60))
        case .text: TextLikeNode(characters: 7, em: 10, lineHeight: 20, ascent: 15)
        case .spacer: SpacerNode()
        case .important: prioritised(ColorNode())
        }
    }

    /// The width below which the child doesn't go.
    var least: CGFloat {
        switch self {
        case .rigid: 30
        case .atLeastForty: 40
        case .between: 15
        case .text: 10
        case .spacer: 8
        case .tiny, .filling, .atMostTwenty, .important: 0
        }
    }

    /// Whether the child takes whatever width it is offered beyond its minimum.
    var isUnbounded: Bool {
        switch self {
        case .filling, .atLeastForty, .spacer, .important: true
        default: false
        }
    }

    @MainActor private func framed(_ width: FlexibleLength) -> LayoutNode {
        let frame = FlexibleFrameNode(width: width)
        frame.setChildren([ColorNode()])
        return frame
    }

    @MainActor private func prioritised(_ node: LayoutNode) -> LayoutNode {
        node.priority = 1
        return node
    }
}
