import Foundation
import LayoutCore

/// Which part of a view takes clicks and drags.
struct ContentShapeModifier<S: Shape> {
    var shape: S
    var isEvenOdd: Bool
}

extension ContentShapeModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> ContentShapeBox {
        ContentShapeBox(shape, isEvenOdd: isEvenOdd)
    }
    func updateBox(_ box: ContentShapeBox, in environment: EnvironmentValues) {
        box.shape = shape
        box.isEvenOdd = isEvenOdd
    }
}

@MainActor
final class ContentShapeBox: PassthroughNode {
    var shape: any Shape
    var isEvenOdd: Bool

    init(_ shape: any Shape, isEvenOdd: Bool) {
        self.shape = shape
        self.isEvenOdd = isEvenOdd
        super.init()
    }

    func contains(_ point: CGPoint) -> Bool {
        let bounds = CGRect(origin: .zero, size: frame.size)
        return shape.path(in: bounds).contains(point, eoFill: isEvenOdd)
    }
}

extension LayoutNode {
    /// Whether a point takes input: anywhere in the bounds, unless a content shape inside says.
    func containsInput(_ point: CGPoint) -> Bool {
        var node = self
        var inner = point
        while true {
            if let shape = node as? ContentShapeBox { return shape.contains(inner) }
            guard node.children.count == 1 else {
                return CGRect(origin: .zero, size: frame.size).contains(point)
            }
            node = node.children[0]
            inner.x -= node.frame.minX
            inner.y -= node.frame.minY
        }
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Clicks and drags.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Says which part of the view takes clicks and drags.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
    /// Says which part of the view takes clicks and drags; other kinds change nothing.
    @MainActor @preconcurrency
    @ViewBuilder
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.interaction) {
            contentShape(shape, eoFill: eoFill)
        } else {
            self
        }
    }
}
