// Status: complete
import Foundation
import LayoutCore

/// How a view comes and goes.
///
/// It shows when the change that puts the view in or takes it out has an animation, or the
/// transition brings one.
public struct AnyTransition {
    /// One way, in or out.
    struct Way {
        var look = TransitionLook.identity
        var animation: Animation?
    }
    /// A change made by views of an app's own.
    struct Custom {
        var comes = true
        var goes = true
        var apply: @MainActor (AnyView, TransitionPhase) -> AnyView
    }
    var insertion = Way()
    var removal = Way()
    var customs: [Custom] = []

    private init(insertion: TransitionLook, removal: TransitionLook) {
        self.insertion.look = insertion
        self.removal.look = removal
    }

    private init(_ look: TransitionLook) { self.init(insertion: look, removal: look) }

    private init(custom: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
        customs = [Custom(apply: custom)]
    }

    /// Makes a transition of one that an app made.
    public init<T: Transition>(_ transition: T) {
        // Made and used on the main actor alone.
        let box = UncheckedBox(transition)
        self.init { content, phase in
            AnyView(TransitionBody(transition: box.value, content: content, phase: phase))
        }
    }

    /// Fades.
    public static var opacity: AnyTransition { AnyTransition(TransitionLook(opacity: 0)) }
    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(.identity) }
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition {
        AnyTransition(insertion: .away(to: .leading), removal: .away(to: .trailing))
    }
    /// Grows from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// Grows from a part of its size, about a point of it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(
            TransitionLook(scale: CGSize(width: scale, height: scale), anchor: anchor))
    }
    /// Comes from an edge and goes there, as far as the view is large.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.away(to: edge)) }
    /// Comes from an edge, and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        let fade = TransitionLook(opacity: 0)
        return AnyTransition(
            insertion: .away(to: edge).combined(with: fade),
            removal: .away(to: edge.opposite).combined(with: fade))
    }
    /// Comes from a distance in points and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(TransitionLook(offset: offset))
    }
    /// Comes from a distance in points and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// One way in, another out.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        var transition = AnyTransition(.identity)
        transition.insertion = insertion.insertion
        transition.removal = removal.removal
        transition.customs =
            insertion.customs.map {
                var custom = $0
                custom.goes = false
                return custom
            }
            + removal.customs.map {
                var custom = $0
                custom.comes = false
                return custom
            }
        return transition
    }
    /// Moves between two modifiers: one for what is there, one for what is not there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        let box = UncheckedBox((active: active, identity: identity))
        return AnyTransition { content, phase in
            AnyView(content.modifier(phase.isIdentity ? box.value.identity : box.value.active))
        }
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.insertion = insertion.combined(with: other.insertion)
        transition.removal = removal.combined(with: other.removal)
        transition.customs += other.customs
        return transition
    }

    /// Moves by an animation of its own, whatever the change has.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.insertion.animation = animation
        transition.removal.animation = animation
        return transition
    }

    /// Whether a view comes and goes without any sign of it.
    var isIdentity: Bool {
        insertion.look == .identity && removal.look == .identity && customs.isEmpty
    }
}

extension AnyTransition.Way {
    func combined(with other: AnyTransition.Way) -> AnyTransition.Way {
        AnyTransition.Way(
            look: look.combined(with: other.look), animation: animation ?? other.animation)
    }
}

/// Where a view is in its transition.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    /// −1 before, 0 when it is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition made by an app.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    /// The view in a phase of its transition.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    typealias Content = TransitionContent
}

/// The view that a transition changes.
public struct TransitionContent: View {
    let wrapped: AnyView
    public var body: some View { wrapped }
}

private struct TransitionBody<T: Transition>: View {
    let transition: T
    let content: AnyView
    let phase: TransitionPhase
    var body: some View {
        transition.body(content: TransitionContent(wrapped: content), phase: phase)
    }
}
