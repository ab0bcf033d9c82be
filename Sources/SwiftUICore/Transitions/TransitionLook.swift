import Foundation
import LayoutCore

/// How a view looks at the far end of a transition; the default is how it looks when it is there.
struct TransitionLook: Hashable {
    var opacity = 1.0
    var scale = CGSize(width: 1, height: 1)
    var anchor = UnitPoint.center
    /// Points.
    var offset = CGSize.zero
    /// Multiples of the view's own size.
    var shift = CGSize.zero

    static let identity = TransitionLook()

    func combined(with other: TransitionLook) -> TransitionLook {
        var look = self
        look.opacity *= other.opacity
        look.scale.width *= other.scale.width
        look.scale.height *= other.scale.height
        if other.scale != TransitionLook().scale { look.anchor = other.anchor }
        look.offset.width += other.offset.width
        look.offset.height += other.offset.height
        look.shift.width += other.shift.width
        look.shift.height += other.shift.height
        return look
    }

    /// How far a view of a size is from its place, in points.
    func distance(for size: CGSize) -> CGSize {
        CGSize(
            width: offset.width + shift.width * size.width,
            height: offset.height + shift.height * size.height)
    }

    static func away(to edge: Edge) -> TransitionLook {
        switch edge {
        case .top: TransitionLook(shift: CGSize(width: 0, height: -1))
        case .bottom: TransitionLook(shift: CGSize(width: 0, height: 1))
        case .leading: TransitionLook(shift: CGSize(width: -1, height: 0))
        case .trailing: TransitionLook(shift: CGSize(width: 1, height: 0))
        }
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
