// Status: complete
// GTK: GskColorMatrixNode
import Foundation
import LayoutCore

struct ColorProductModifier: Equatable {
    var color: Color
}

extension ColorProductModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        updateBox(box, in: environment)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.show(.effect(.colors(.product(color.resolved(in: environment)))))
    }
}

extension View {
    private nonisolated func colors(_ matrix: ColorMatrix) -> some View {
        modifier(EffectModifier(effect: .colors(matrix)))
    }
    /// Makes the view brighter: 0 changes nothing, 1 is white, −1 black.
    public nonisolated func brightness(_ amount: Double) -> some View {
        colors(.brightness(amount))
    }
    /// Spreads light and dark: 1 changes nothing, 0 is grey, below 0 inverts.
    public nonisolated func contrast(_ amount: Double) -> some View { colors(.contrast(amount)) }
    /// Makes the view more or less colourful: 1 changes nothing, 0 is without colour.
    public nonisolated func saturation(_ amount: Double) -> some View {
        colors(.saturation(amount))
    }
    /// Takes colour away: 0 changes nothing, 1 leaves greys only.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        colors(.saturation(1 - amount))
    }
    /// Turns all hues by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        colors(.hueRotation(angle.radians))
    }
    /// Multiplies the view's colours by one.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(ColorProductModifier(color: color))
    }
    /// Turns each colour into its opposite.
    public nonisolated func colorInvert() -> some View { colors(.inversion) }
    /// Makes the view black, and as see-through as it was dark.
    public nonisolated func luminanceToAlpha() -> some View { colors(.luminanceToAlpha) }
}
