import SwiftUICore

extension UIView {
    /// Which distances and lengths follow the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content lies in a view of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left
        case right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// How an animation is to run; all are accepted, the curve is always ease in and out.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    }

    /// Runs changes that should be seen as a movement; the duration in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withAnimation(.easeInOut(duration: duration).delay(delay)) { animations() }
        guard let completion else { return }
        let box = UncheckedAction { completion(true) }
        DispatchQueue.main.asyncAfter(deadline: .now() + duration + delay) { box.run() }
    }

    /// Runs changes without any movement.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, actions)
    }
}

/// Carries an action to the main queue, where alone it runs.
struct UncheckedAction: @unchecked Sendable {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}

extension UIView.AutoresizingMask {
    /// Where a frame goes when the size around it changes.
    func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let x = Self.span(
            frame.minX, frame.width, old.width, new.width,
            (
                contains(.flexibleLeftMargin), contains(.flexibleWidth),
                contains(.flexibleRightMargin)
            ))
        let y = Self.span(
            frame.minY, frame.height, old.height, new.height,
            (
                contains(.flexibleTopMargin), contains(.flexibleHeight),
                contains(.flexibleBottomMargin)
            ))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    // The change is shared in proportion among the parts that are flexible.
    private static func span(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat,
        _ flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [
            (flexible.before, start), (flexible.length, length),
            (flexible.after, old - start - length),
        ]
        let count = parts.filter(\.0).count
        guard count > 0 else { return (start, length) }
        let total = parts.filter(\.0).reduce(0) { $0 + max($1.1, 0) }
        func grown(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return part.1 }
            let share = total > 0 ? max(part.1, 0) / total : 1 / CGFloat(count)
            return part.1 + (new - old) * share
        }
        return (grown(parts[0]), max(grown(parts[1]), 0))
    }
}
