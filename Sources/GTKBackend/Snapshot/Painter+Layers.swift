import CAdwaita
import Foundation
import SwiftUICore

// What GSK 4.8 has no nodes for is drawn by Cairo, from nodes that hold the parts.
extension Painter {
    /// What a body draws as a render node of its own; the caller unrefs it, nil for nothing.
    private func capture(_ body: (inout Painter) -> Void) -> OpaquePointer? {
        guard let inner = gtk_snapshot_new() else { return nil }
        var painter = Painter(snapshot: inner, host: host)
        painter.transform = transform
        body(&painter)
        return gtk_snapshot_free_to_node(inner)
    }

    private func withCairo(over nodes: [OpaquePointer], _ body: (OpaquePointer) -> Void) {
        var area = graphene_rect_t()
        for (index, node) in nodes.enumerated() {
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            if index == 0 {
                area = bounds
            } else {
                var sum = graphene_rect_t()
                graphene_rect_union(&area, &bounds, &sum)
                area = sum
            }
        }
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        body(cairo)
        cairo_destroy(cairo)
    }

    // MARK: Clips and masks

    func drawClipped(_ children: [RenderNode], at origin: CGPoint, to path: Path) {
        guard let node = capture({ $0.draw(children, at: origin) }) else { return }
        withCairo(over: [node]) { cairo in
            CairoPath.append(path, at: origin, to: cairo)
            cairo_clip(cairo)
            gsk_render_node_draw(node, cairo)
        }
        gsk_render_node_unref(node)
    }

    /// Draws the first child where the others are opaque.
    func drawMasked(_ children: [RenderNode], at origin: CGPoint) {
        guard let first = children.first,
            let content = capture({ $0.draw([first], at: origin) })
        else { return }
        defer { gsk_render_node_unref(content) }
        let others = Array(children.dropFirst())
        guard let cover = capture({ $0.draw(others, at: origin) }) else { return }
        defer { gsk_render_node_unref(cover) }
        withCairo(over: [content]) { cairo in
            cairo_push_group(cairo)
            gsk_render_node_draw(cover, cairo)
            guard let mask = cairo_pop_group(cairo) else { return }
            cairo_push_group(cairo)
            gsk_render_node_draw(content, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_mask(cairo, mask)
            cairo_pattern_destroy(mask)
        }
    }

    // MARK: Colours

    /// Until the pop, colours go through the matrix.
    func pushColors(_ matrix: ColorMatrix) {
        var weights = graphene_matrix_t()
        // GSK multiplies a row of components with it, so that its rows are our columns.
        let columns = (0..<16).map { Float(matrix.weights[$0 % 4 * 4 + $0 / 4]) }
        graphene_matrix_init_from_float(&weights, columns)
        var offset = graphene_vec4_t()
        let parts = matrix.offset.map { Float($0) }
        graphene_vec4_init(&offset, parts[0], parts[1], parts[2], parts[3])
        gtk_snapshot_push_color_matrix(snapshot, &weights, &offset)
    }

    // MARK: Blur

    /// - Parameter radius: The standard deviation in points.
    mutating func drawBlurred(_ children: [RenderNode], in bounds: CGRect, radius: Double) {
        guard radius > 0 else { return draw(children, at: bounds.origin) }
        // GTK 4.8's renderers disagree on what a blur's radius is.
        gtk_snapshot_push_blur(snapshot, host.isDrawnByCairo ? radius : radius * 2)
        // Drawing nothing farther out keeps the soft edge from being cut off.
        var reach = bounds.insetBy(dx: -3 * radius, dy: -3 * radius).graphene
        if let cairo = gtk_snapshot_append_cairo(snapshot, &reach) { cairo_destroy(cairo) }
        draw(children, at: bounds.origin)
        gtk_snapshot_pop(snapshot)
    }

    // MARK: Blending

    /// Draws siblings of which the one at `last` joins its colours with those before it.
    mutating func drawBlended(_ children: [RenderNode], last index: Int, at origin: CGPoint) {
        let before = Array(children[..<index])
        let node = children[index]
        let below = capture { $0.draw(before, at: origin) }
        let above = capture { $0.draw(node, at: origin) }
        defer {
            if let below { gsk_render_node_unref(below) }
            if let above { gsk_render_node_unref(above) }
        }
        if let below, let above, let mode = node.blendMode {
            blend(above, onto: below, mode.cairo)
        } else if let only = below ?? above {
            gtk_snapshot_append_node(snapshot, only)
        }
        draw(Array(children[(index + 1)...]), at: origin)
    }

    private func blend(
        _ above: OpaquePointer, onto below: OpaquePointer, _ mode: cairo_operator_t
    ) {
        withCairo(over: [below, above]) { cairo in
            cairo_push_group(cairo)
            gsk_render_node_draw(below, cairo)
            cairo_push_group(cairo)
            gsk_render_node_draw(above, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, mode)
            cairo_paint(cairo)
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }
    }
}

extension RenderNode {
    /// How the node joins what lies below it; nil where it just covers it.
    var blendMode: BlendMode? {
        if case .effect(.blend(let mode)) = content, mode != .normal { mode } else { nil }
    }
}

extension BlendMode {
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

extension Host {
    /// Whether the window is drawn without the graphics hardware.
    fileprivate var isDrawnByCairo: Bool {
        guard let native = gtk_widget_get_native(widget),
            let renderer = gtk_native_get_renderer(native)
        else { return false }
        let instance = UnsafeMutableRawPointer(renderer)
            .assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(instance).map { String(cString: $0) }
            == "GskCairoRenderer"
    }
}
