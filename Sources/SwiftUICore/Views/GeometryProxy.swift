// Status: complete
// GTK: nothing
import Foundation
import LayoutCore

/// The size and place of a container, as its content reads them.
public struct GeometryProxy {
    private let container: WeakBox
    private let answers = Answers()
    /// The container's size in points.
    public let size: CGSize

    private struct WeakBox { weak var box: LayoutNode? }

    /// What was asked for, with what was answered.
    private final class Answers {
        var frames: [CoordinateSpace: CGRect] = [:]
        var anchors: [AnchorPlace: CGRect] = [:]
    }

    @MainActor
    init(_ box: LayoutNode) {
        container = WeakBox(box: box)
        size = box.frame.size
    }

    /// Always zero: a desktop window has no unsafe areas.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The container's rectangle in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if let known = answers.frames[coordinateSpace] { return known }
        let frame = current(in: coordinateSpace)
        answers.frames[coordinateSpace] = frame
        return frame
    }

    /// The container's rectangle in a coordinate space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The rectangle of a named space's view, in the container's own space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let question = UncheckedBox((box: container.box, space: coordinateSpace.space))
        return MainActor.assumeIsolated {
            guard let box = question.value.box,
                let named = box.ancestor(in: question.value.space)
            else { return nil }
            let origin = box.origin(in: named)
            return CGRect(
                origin: CGPoint(x: -origin.x, y: -origin.y), size: named.frame.size)
        }
    }

    /// The rectangle of an anchor's view in the container's own space.
    func rect(of place: AnchorPlace) -> CGRect {
        if let known = answers.anchors[place] { return known }
        let rect = current(of: place)
        answers.anchors[place] = rect
        return rect
    }

    private func current(of place: AnchorPlace) -> CGRect {
        let question = UncheckedBox((box: container.box, other: place.box))
        return MainActor.assumeIsolated {
            guard let box = question.value.box, let other = question.value.other else {
                return .zero
            }
            let (here, there) = (box.origin(in: nil), other.origin(in: nil))
            return CGRect(
                origin: CGPoint(x: there.x - here.x, y: there.y - here.y),
                size: other.frame.size)
        }
    }

    // Layout is read where views are made; nowhere else is there a proxy.
    private func current(in space: CoordinateSpace) -> CGRect {
        let question = UncheckedBox((box: container.box, space: space))
        let origin = MainActor.assumeIsolated {
            guard let box = question.value.box, question.value.space != .local else {
                return CGPoint.zero
            }
            return box.origin(in: box.ancestor(in: question.value.space))
        }
        return CGRect(origin: origin, size: size)
    }

    /// Whether the container has another size, or another answer to what was asked for.
    @MainActor
    var isOutdated: Bool {
        guard let box = container.box else { return false }
        if box.frame.size != size { return true }
        return answers.frames.contains { current(in: $0.key) != $0.value }
            || answers.anchors.contains { current(of: $0.key) != $0.value }
    }
}

extension LayoutNode {
    /// The box whose view is a coordinate space; nil for the window.
    fileprivate func ancestor(in space: CoordinateSpace) -> LayoutNode? {
        var node = parent
        while let current = node {
            if case .named(let name) = space, (current as? CoordinateSpaceBox)?.name == name {
                return current
            }
            if space == .scrollView, current is ScrollBox { return current }
            node = current.parent
        }
        return nil
    }

    /// The box's top left in one around it, or in the window; scrolling is taken into account.
    fileprivate func origin(in ancestor: LayoutNode?) -> CGPoint {
        var origin = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node, current !== ancestor {
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            if let scroll = current.parent as? ScrollBox {
                origin.x -= scroll.offset.x
                origin.y -= scroll.offset.y
            }
            node = current.parent
        }
        return origin
    }
}
