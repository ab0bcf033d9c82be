import Foundation
import LayoutCore

/// Which corners of its group a row has.
struct RowPosition: Equatable {
    var isFirst = false
    var isLast = false
}

/// The box of a list's row, header or footer, with its background, line and chevron.
@MainActor
final class ListRowBox: RowBox {
    private let backend: any Backend
    private let background = FillingBox()
    private let separator = FillingBox()
    private var chevron: ImageBox?
    private var look: ListLook
    private var position = RowPosition()
    private var isDressed = false
    private var traits = RowTraits()
    /// What the list does when the row is chosen and its content does nothing itself.
    private var selection: RowAction?

    init(_ item: LazyItem, look: ListLook, backend: any Backend) {
        self.backend = backend
        self.look = look
        super.init(item)
        alignment = Alignment(horizontal: .leading, vertical: .center)
        show(.group)
    }

    private var action: RowAction? { traits.rowAction ?? selection }

    private var isRow: Bool { item.kind == .row }
    private var isGrouped: Bool { look == .insetGrouped || look == .grouped }
    private var sideMargin: CGFloat { look == .insetGrouped ? 16 : 0 }

    override var insets: EdgeInsets {
        let side = sideMargin
        switch item.kind {
        case .header:
            let top: CGFloat = isGrouped ? 18 : 6
            return EdgeInsets(top: top, leading: side + 16, bottom: 6, trailing: side + 16)
        case .footer:
            return EdgeInsets(top: 6, leading: side + 16, bottom: 10, trailing: side + 16)
        case .row:
            let asked = traits.insets
            return EdgeInsets(
                top: asked?.top ?? 8, leading: side + (asked?.leading ?? 16),
                bottom: asked?.bottom ?? 8,
                trailing: side + (asked?.trailing ?? 16) + (chevron == nil ? 0 : 18))
        }
    }

    override var minimumLength: CGFloat {
        isRow ? item.node.environment.defaultMinListRowHeight : 0
    }

    /// Dresses the row by its place in its group and by what its content asks.
    func dress(look: ListLook, position: RowPosition, selection: RowAction?) {
        let traits = isRow ? item.node.preferenceValue(RowTraitsKey.self) : RowTraits()
        let isSame =
            look == self.look && position == self.position && traits == self.traits
            && selection == self.selection && isDressed
        guard !isSame else { return }
        isDressed = true
        self.selection = selection
        if traits.insets != self.traits.insets || look != self.look { setNeedsLayout() }
        self.look = look
        self.position = position
        // A button that is no longer alone in its row acts for itself again.
        let old = self.traits.rowAction
        if old?.source != traits.rowAction?.source { old?.adopt?(false) }
        traits.rowAction?.adopt?(true)
        self.traits = traits
        restyle()
    }

    /// Draws anew what depends on the environment.
    func restyle() {
        let environment = item.node.environment
        drawBackground(environment)
        separator.show(
            .shape(
                ShapeDrawing(
                    geometry: .rectangle,
                    fill: .color(Color.separator.resolved(in: environment)))))
        syncChevron(environment)
        syncRole()
        updateChildren()
    }

    private func drawBackground(_ environment: EnvironmentValues) {
        let color =
            action?.isSelected == true
            ? Color.accentColor.opacity(0.25)
            : traits.background?.color ?? (isGrouped ? Color.cardBackground : Color.clear)
        let path = RoundedCorners(
            radius: look == .insetGrouped ? 12 : 0, top: position.isFirst,
            bottom: position.isLast
        ).geometry(in: background.frame.size)
        background.show(
            .shape(
                ShapeDrawing(geometry: path, fill: .color(color.resolved(in: environment)))))
    }

    private func syncChevron(_ environment: EnvironmentValues) {
        guard action?.showsChevron == true else {
            if chevron != nil {
                chevron = nil
                setNeedsLayout()
            }
            return
        }
        let box = chevron ?? ImageBox(backend: backend)
        box.image = ImageDrawing(
            source: .symbol("chevron.forward"),
            tint: Color.tertiary.resolved(in: environment), symbolSize: 14)
        if chevron == nil {
            chevron = box
            setNeedsLayout()
        }
    }

    private func syncRole() {
        let inner = contents.first?.innermostAccessibility ?? AccessibilityState()
        var state = AccessibilityState()
        if let action {
            show(.button(.row))
            renderNode?.handlers.activate = action.perform
            state.combinesChildren = true
            state.label = inner.label
            state.hint = inner.hint
            state.tooltip = inner.tooltip
            state.isSelected = inner.isSelected || action.isSelected
            state.identifier = inner.identifier
            state.role = action.isLink || inner.role == .link ? .link : .button
        } else {
            show(.group)
            renderNode?.handlers.activate = nil
            state.role = isRow ? .listItem : nil
        }
        setAccessibility(state)
        setEnabled(action?.isEnabled ?? true)
    }

    private var showsBackground: Bool {
        isRow && (isGrouped || traits.background != nil || action?.isSelected == true)
    }

    private var showsSeparator: Bool {
        isRow && traits.separator != .hidden && !(isGrouped && position.isLast)
            && !contents.isEmpty
    }

    override func updateChildren() {
        var nodes: [LayoutNode] = []
        if showsBackground { nodes.append(background) }
        nodes += contents
        if let chevron { nodes.append(chevron) }
        if showsSeparator { nodes.append(separator) }
        setChildren(nodes)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        let inner = CGSize(width: max(size.width - 2 * sideMargin, 0), height: size.height)
        if showsBackground {
            let old = background.frame.size
            background.place(
                at: CGPoint(x: sideMargin, y: 0), proposal: ProposedViewSize(inner))
            if old != inner { drawBackground(item.node.environment) }
        }
        if let chevron {
            let icon = chevron.sizeThatFits(.unspecified)
            let x = size.width - sideMargin - 12 - icon.width
            chevron.place(
                at: CGPoint(x: x, y: (size.height - icon.height) / 2), proposal: .unspecified)
        }
        if showsSeparator {
            let leading = contents.first?.frame.minX ?? insets.leading
            let end = size.width - sideMargin
            separator.place(
                at: CGPoint(x: leading, y: size.height - 1),
                proposal: ProposedViewSize(width: max(end - leading, 0), height: 1))
        }
    }
}

extension LayoutNode {
    /// What the content of a row says for assistive technology, from outside in.
    fileprivate var innermostAccessibility: AccessibilityState {
        var state = AccessibilityState()
        var node: LayoutNode? = self
        while let current = node {
            if let own = current.renderNode?.accessibility {
                state.label = state.label ?? own.label
                state.hint = state.hint ?? own.hint
                state.tooltip = state.tooltip ?? own.tooltip
                if own.isSelected { state.isSelected = true }
                state.identifier = state.identifier ?? own.identifier
                state.role = state.role ?? own.role
            }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return state
    }
}

/// A rectangle of which some corners are round.
struct RoundedCorners {
    var radius: CGFloat
    var top: Bool
    var bottom: Bool

    func geometry(in size: CGSize) -> ShapeGeometry {
        guard radius > 0, top || bottom else { return .rectangle }
        if top && bottom { return .roundedRectangle(width: radius, height: radius) }
        // The square end lies outside what shows: a taller rounded rectangle, cut by a path.
        var path = Path()
        let r = min(radius, size.height, size.width / 2)
        let k = r * 0.447_715_25
        let (w, h) = (size.width, size.height)
        if top {
            path.move(to: CGPoint(x: 0, y: h))
            path.addLine(to: CGPoint(x: 0, y: r))
            path.addCurve(
                to: CGPoint(x: r, y: 0), control1: CGPoint(x: 0, y: k),
                control2: CGPoint(x: k, y: 0))
            path.addLine(to: CGPoint(x: w - r, y: 0))
            path.addCurve(
                to: CGPoint(x: w, y: r), control1: CGPoint(x: w - k, y: 0),
                control2: CGPoint(x: w, y: k))
            path.addLine(to: CGPoint(x: w, y: h))
        } else {
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: h - r))
            path.addCurve(
                to: CGPoint(x: r, y: h), control1: CGPoint(x: 0, y: h - k),
                control2: CGPoint(x: k, y: h))
            path.addLine(to: CGPoint(x: w - r, y: h))
            path.addCurve(
                to: CGPoint(x: w, y: h - r), control1: CGPoint(x: w - k, y: h),
                control2: CGPoint(x: w, y: h - k))
            path.addLine(to: CGPoint(x: w, y: 0))
        }
        path.closeSubpath()
        return .path(path)
    }
}

/// How the content of a row makes the whole row act.
struct RowAction: Equatable {
    /// The node that acts.
    var source: ObjectIdentifier
    var isLink: Bool
    var showsChevron: Bool
    var isEnabled: Bool
    var isSelected = false
    var perform: @MainActor () -> Void
    /// Tells the source whether the row acts in its place.
    var adopt: (@MainActor (Bool) -> Void)?

    // What is performed is the source's business, whose closure stays the same.
    static func == (a: RowAction, b: RowAction) -> Bool {
        a.source == b.source && a.isLink == b.isLink && a.showsChevron == b.showsChevron
            && a.isEnabled == b.isEnabled && a.isSelected == b.isSelected
    }
}
