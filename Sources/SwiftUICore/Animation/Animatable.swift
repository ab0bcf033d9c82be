// Status: complete
import Foundation
import LayoutCore

/// A value that can be added and scaled, so that there is something between two of them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every part.
    mutating func scale(by rhs: Double)
    /// The sum of the squares of all parts.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value a fraction of the way to another.
    func mixed(with other: Self, fraction: Double) -> Self {
        var way = other - self
        way.scale(by: fraction)
        return self + way
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that move together.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    public static var zero: Self { .init(.zero, .zero) }
    public static func + (lhs: Self, rhs: Self) -> Self {
        .init(lhs.first + rhs.first, lhs.second + rhs.second)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        .init(lhs.first - rhs.first, lhs.second - rhs.second)
    }
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The data of what does not move.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { .init() }
    public static func + (lhs: Self, rhs: Self) -> Self { .init() }
    public static func - (lhs: Self, rhs: Self) -> Self { .init() }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// A shape, view or modifier that can be shown at any point between two of its values.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    /// What moves.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public nonisolated var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable {
    /// Whether another value is elsewhere on a way that this type can show.
    func differs(from other: Self) -> Bool {
        AnimatableData.self != EmptyAnimatableData.self
            && animatableData != other.animatableData
    }

    /// The value with its moving part a fraction of the way from another's.
    func mixed(from other: Self, fraction: Double) -> Self {
        var copy = self
        copy.animatableData = other.animatableData.mixed(
            with: animatableData, fraction: fraction)
        return copy
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}
extension CGRect: Animatable {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { .init(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

/// A modifier whose body is made for each point between two of its values.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
