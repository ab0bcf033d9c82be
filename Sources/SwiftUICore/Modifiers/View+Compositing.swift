// Status: complete
// GTK: Cairo's operators on what lies below in the same container
import Foundation
import LayoutCore

extension View {
    /// Joins the view's colours with those of what lies below it in the same container.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(effect: .blend(blendMode)))
    }
    /// Draws the view as one, so that effects on it see its parts joined.
    public nonisolated func compositingGroup() -> some View {
        modifier(EffectModifier(effect: .opacity(1)))
    }
    /// Accepted as `compositingGroup`; how a view is drawn is the backend's choice.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }

    /// Maps the view's points, without moving what is around it.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(EffectModifier(effect: .affine(transform)))
    }
    /// Maps the view's points; perspective is left out here.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
    /// Turns the view about an axis in space; seen from far away, so without perspective.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            EffectModifier(
                effect: .turn(
                    SpatialTurn(
                        angle: angle.radians, x: axis.x, y: axis.y, z: axis.z,
                        anchor: anchor.value))))
    }

    /// Shows the view only where a mask is opaque; the mask is laid out over it.
    @MainActor @preconcurrency
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask().modifier(MaskInk()), alignment: alignment))
    }
    /// Shows the view only where a mask is opaque.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask.modifier(MaskInk()), alignment: .center))
    }
}

/// The colour space of a drawing group; sRGB here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws a mask's text and shapes solid, where the primary style is a little see-through.
struct MaskInk: Equatable {}

extension MaskInk: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        if environment.foregroundStyle == nil {
            environment.foregroundStyle = AnyShapeStyle(Color.black)
        }
    }
}

/// A modifier that cuts its content to what another view covers.
struct MaskModifier<Mask: View> {
    var mask: Mask
    var alignment: Alignment
}

extension MaskModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        MaskNode(view, parent: parent)
    }
}

/// ```
/// overlay box (effect mask)
///   ├─ group   the content's boxes
///   └─ group   the mask's boxes
/// ```
@MainActor
private final class MaskNode<C: View, Mask: View>: ModifierNode<C, MaskModifier<Mask>> {
    private let box = OverlayNode(alignment: .center, isBackground: false)
    private let shown = PassthroughNode()
    private var covers: [ObjectIdentifier: PassthroughNode] = [:]
    private var inner: [LayoutNode] = []
    private var rest: [LayoutNode] = []

    override func didMount() {
        box.alignment = modifier.alignment
        box.show(.effect(.mask))
        shown.show(.group)
        children.append(makeNode(modifier.mask, parent: self))
        _ = syncLayoutNodes()
    }

    override var ownsLayoutNodes: Bool { true }

    // The mask goes with the content's first box, of which there nearly always is one only.
    override func syncLayoutNodes() -> Bool {
        var content: [LayoutNode] = []
        contentNode.collectLayoutNodes(into: &content)
        var masks: [LayoutNode] = []
        children[1].collectLayoutNodes(into: &masks)
        shown.setChildren(Array(content.prefix(1)))
        var kept: [ObjectIdentifier: PassthroughNode] = [:]
        let cover = masks.map { mask in
            let group = covers[ObjectIdentifier(mask)] ?? PassthroughNode()
            group.show(.group)
            group.setChildren([mask])
            kept[ObjectIdentifier(mask)] = group
            return group
        }
        covers = kept
        if !content.isEmpty { box.setChildren([shown] + cover) }
        let isSame = isIdentical(content, inner)
        inner = content
        rest = Array(content.dropFirst())
        return !isSame
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        guard !inner.isEmpty else { return }
        nodes.append(box)
        nodes.append(contentsOf: rest)
    }

    override func modifierDidChange(from old: MaskModifier<Mask>) {
        box.alignment = modifier.alignment
        updateNode(children[1], with: modifier.mask)
    }
}
