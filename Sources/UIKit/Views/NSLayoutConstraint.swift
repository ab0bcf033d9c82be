import SwiftUICore

/// How firmly a wish about sizes holds.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
        a.rawValue < b.rawValue
    }
}

/// A rule between two edges, centres or lengths of views.
///
/// Equalities that lead from a superview or a number are followed; inequalities are kept unused.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// Side by side or one below the other.
    public enum Axis: Int, Sendable { case horizontal, vertical }
    /// Equal, or a limit.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    enum Attribute { case left, right, top, bottom, width, height, centerX, centerY }

    weak var first: UIView?
    let attribute: Attribute
    weak var second: UIView?
    let secondAttribute: Attribute?
    let relation: Relation
    /// A factor of the other side.
    public let multiplier: CGFloat
    /// Points that are added to the other side.
    open var constant: CGFloat { didSet { first?.setNeedsLayout() } }
    /// Kept without effect.
    open var priority = UILayoutPriority.required
    open var identifier: String?
    /// Whether the rule holds.
    open var isActive = false {
        didSet {
            guard isActive != oldValue, let first else { return }
            first.constraintStorage.removeAll { $0 === self }
            if isActive { first.constraintStorage.append(self) }
            first.setNeedsLayout()
            first.superview?.setNeedsLayout()
        }
    }

    init(
        _ first: UIView, _ attribute: Attribute, _ relation: Relation, _ second: UIView?,
        _ secondAttribute: Attribute?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.attribute = attribute
        self.second = second
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Lets rules hold.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes rules back.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension UIView {
    /// Gives the subviews that are placed by constraints their frames.
    func solveConstraints() {
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
            view.followConstraints(in: self)
        }
    }

    private func followConstraints(in container: UIView) {
        let rules = constraintStorage.filter { $0.relation == .equal }
        func value(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            guard let rule = rules.first(where: { $0.attribute == attribute }) else { return nil }
            guard let second = rule.second, let other = rule.secondAttribute else {
                return rule.constant
            }
            let base = second === container ? container.bounds : second.storedFrame
            return base.length(other) * rule.multiplier + rule.constant
        }
        let wanted = isSizedByContent ? sizeThatFits(container.bounds.size) : intrinsicContentSize
        let x = Self.span(
            value(.left), value(.right), value(.centerX), value(.width), wanted.width)
        let y = Self.span(
            value(.top), value(.bottom), value(.centerY), value(.height), wanted.height)
        let place = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        if place != storedFrame { resize(to: place) }
    }

    private static func span(
        _ start: CGFloat?, _ end: CGFloat?, _ center: CGFloat?, _ length: CGFloat?,
        _ wanted: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        if let start, let end { return (start, max(end - start, 0)) }
        let length = length ?? max(wanted, 0)
        if let start { return (start, length) }
        if let end { return (end - length, length) }
        if let center { return (center - length / 2, length) }
        return (0, length)
    }
}

extension CGRect {
    fileprivate func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left: minX
        case .right: maxX
        case .top: minY
        case .bottom: maxY
        case .width: width
        case .height: height
        case .centerX: midX
        case .centerY: midY
        }
    }
}
