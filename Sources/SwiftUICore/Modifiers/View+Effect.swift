// Status: complete
import Foundation
import LayoutCore

/// A modifier that does something to all that its content draws.
struct EffectModifier: Equatable {
    var effect: RenderEffect
}

extension EffectModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        box.show(.effect(effect))
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.show(.effect(effect))
    }
}

/// A modifier that clips to a shape, whose outline depends on the size.
struct ClipModifier<S: Shape> {
    var shape: S
}

extension ClipModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> ClipBox { ClipBox(shape) }
    func updateBox(_ box: ClipBox, in environment: EnvironmentValues) { box.shape = shape }
}

@MainActor
final class ClipBox: PassthroughNode {
    var shape: any Shape { didSet { draw() } }

    init(_ shape: any Shape) {
        self.shape = shape
        super.init()
        draw()
    }

    override func frameDidChange(from old: CGRect) {
        if old.size != frame.size { draw() }
    }

    private func draw() {
        show(.effect(.clip(shape.outline(in: frame.size).0)))
    }
}

struct ShadowModifier: Equatable {
    var color: Color
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
}

extension ShadowModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        updateBox(box, in: environment)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.show(
            .effect(
                .shadow(color: color.resolved(in: environment), radius: radius, x: x, y: y)))
    }
}

struct HiddenModifier: Equatable {
}

extension HiddenModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        box.show(.effect(.opacity(0)))
        var state = AccessibilityState()
        state.isHidden = true
        box.setAccessibility(state)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {}
}

extension View {
    /// Makes the view more or less see-through: 0 is invisible, 1 is solid.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(EffectModifier(effect: .opacity(min(max(opacity, 0), 1))))
    }
    /// Cuts the view to a shape.
    public nonisolated func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ClipModifier(shape: shape))
    }
    /// Cuts the view to its bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle()))
    }
    /// Cuts the view to its bounds with rounded corners; radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius)))
    }
    /// Casts a shadow; lengths in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
    /// Blurs the view; radius in points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(effect: .blur(radius: radius)))
    }
    /// Turns the view about a point of it, without moving what is around it.
    public nonisolated func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View {
        modifier(
            EffectModifier(
                effect: .transform(
                    scaleX: 1, scaleY: 1, rotation: angle.radians, anchor: anchor.value)))
    }
    /// Scales the view about a point of it, without moving what is around it.
    public nonisolated func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> some View {
        modifier(
            EffectModifier(
                effect: .transform(
                    scaleX: scale.width, scaleY: scale.height, rotation: 0,
                    anchor: anchor.value)))
    }
    /// Scales the view about a point of it, without moving what is around it.
    public nonisolated func scaleEffect(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    /// Scales the view about a point of it, without moving what is around it.
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Takes part in layout without being seen or heard.
    public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }

    /// Whether the view and all below it take clicks and keys.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

struct HitTestingModifier: Equatable {
    var isEnabled: Bool
}

extension HitTestingModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        updateBox(box, in: environment)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.show(isEnabled ? .effect(.opacity(1)) : .effect(.inert))
    }
}
