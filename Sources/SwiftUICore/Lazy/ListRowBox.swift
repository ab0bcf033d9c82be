import Foundation
import LayoutCore

/// Which corners of its group a row has.
struct RowPosition: Equatable {
    var isFirst = false
    var isLast = false
}

/// How a row is to look, by its list and its neighbours.
struct RowDress: Equatable {
    var look: ListLook
    var position = RowPosition()
    /// What the list does when the row is chosen and its content does nothing itself.
    var selection: RowAction?
    var isEditing = false
    var canDelete = false
    var canMove = false
    var hasMenu = false
    /// Whether choosing rows is shown by circles at their leading edge.
    var showsCircle = false
    /// Whether the row below wants no line above it.
    var isLineHiddenBelow = false
    var hidesHeaderBackground = false
    var sectionSpacing: CGFloat?
}

/// The box of a list's row, header or footer, with its background, line and chevron.
@MainActor
final class ListRowBox: RowBox {
    let backend: any Backend
    private let background = FillingBox()
    private let separator = FillingBox()
    private var chevron: ImageBox?
    private var minus: IconButtonBox?
    private var circle: ImageBox?
    private var handle: ImageBox?
    /// The app's own view behind the row.
    private var backdrop: DetachedNode?
    /// Holds what moves, and cuts it at the row's edges, while the row is swiped.
    private var strip: SwipeStripBox?
    private(set) var dress: RowDress
    private var isDressed = false
    private(set) var traits = RowTraits()
    weak var controller: ListController?
    weak var swipe: OpenSwipe? { didSet { swipeDidChange() } }

    init(_ item: LazyItem, look: ListLook, backend: any Backend) {
        self.backend = backend
        dress = RowDress(look: look)
        super.init(item)
        alignment = Alignment(horizontal: .leading, vertical: .center)
        show(.group)
    }

    private var action: RowAction? {
        dress.isEditing ? dress.selection : traits.rowAction ?? dress.selection
    }

    private var look: ListLook { dress.look }
    var isRow: Bool { item.kind == .row }
    private var isGrouped: Bool { look == .insetGrouped || look == .grouped }
    private var sideMargin: CGFloat {
        look == .insetGrouped ? 16 : look == .sidebar ? 8 : 0
    }

    override var insets: EdgeInsets {
        let side = sideMargin
        switch item.kind {
        case .header:
            let top: CGFloat = dress.sectionSpacing ?? (isGrouped ? 18 : 6)
            return EdgeInsets(top: top, leading: side + 16, bottom: 6, trailing: side + 16)
        case .footer:
            return EdgeInsets(top: 6, leading: side + 16, bottom: 10, trailing: side + 16)
        case .row:
            let asked = traits.insets
            let start: CGFloat = minus == nil && circle == nil ? 0 : 34
            let end: CGFloat = (chevron == nil ? 0 : 18) + (handle == nil ? 0 : 34)
            return EdgeInsets(
                top: asked?.top ?? 8, leading: side + (asked?.leading ?? 16) + start,
                bottom: asked?.bottom ?? 8, trailing: side + (asked?.trailing ?? 16) + end)
        }
    }

    override var minimumLength: CGFloat {
        let environment = item.node.environment
        if isRow { return environment.defaultMinListRowHeight }
        return environment.defaultMinListHeaderHeight ?? 0
    }

    override var contentShift: CGFloat {
        guard let swipe else { return 0 }
        return swipe.edge == .trailing ? -swipe.amount : swipe.amount
    }

    // MARK: Dress

    /// What the content asks, found anew.
    func readTraits() -> RowTraits { isRow ? item.node.allRowTraits : RowTraits() }

    /// Dresses the row by its list and its neighbours, and by what its content asks.
    func wear(_ new: RowDress, traits: RowTraits) {
        guard new != dress || traits != self.traits || !isDressed else { return }
        isDressed = true
        if traits.insets != self.traits.insets || new.look != look
            || new.sectionSpacing != dress.sectionSpacing
        {
            setNeedsLayout()
        }
        let old = self.traits.rowAction
        dress = new
        // A button that is no longer alone in its row acts for itself again.
        if old?.source != traits.rowAction?.source || new.isEditing { old?.adopt?(false) }
        if !new.isEditing { traits.rowAction?.adopt?(true) }
        self.traits = traits
        restyle()
    }

    /// Draws anew what depends on the environment.
    func restyle() {
        let environment = item.node.environment
        syncBackdrop(environment)
        drawBackground(environment)
        let line = traits.separatorTint ?? Color.separator
        separator.show(
            .shape(
                ShapeDrawing(
                    geometry: .rectangle, fill: .color(line.resolved(in: environment)))))
        syncAccessories(environment)
        syncRole()
        updateChildren()
    }

    override func liftDidChange() { restyle() }

    private func syncBackdrop(_ environment: EnvironmentValues) {
        guard let wanted = traits.background, wanted.color == nil, isRow else {
            backdrop?.destroy()
            backdrop = nil
            return
        }
        if let backdrop {
            backdrop.replaceEnvironment(environment)
            return backdrop.update(wanted.view)
        }
        let new = DetachedNode(wanted.view, parent: item.node)
        new.boxesDidChange = { [weak self] in self?.updateChildren() }
        backdrop = new
    }

    private func drawBackground(_ environment: EnvironmentValues) {
        let path = RoundedCorners(
            radius: look == .insetGrouped ? 12 : look == .sidebar ? 6 : 0,
            top: position.isFirst, bottom: position.isLast
        ).geometry(in: background.frame.size)
        background.show(
            .shape(
                ShapeDrawing(
                    geometry: path, fill: .color(backgroundColor.resolved(in: environment)))))
    }

    private var position: RowPosition {
        look == .sidebar ? RowPosition(isFirst: true, isLast: true) : dress.position
    }

    private var backgroundColor: Color {
        guard isRow else { return Color.viewBackground }
        if action?.isSelected == true { return Color.accentColor.opacity(0.25) }
        let own = isGrouped || isLifted ? Color.cardBackground : Color.clear
        return traits.background?.color ?? own
    }

    // MARK: Accessories

    private func syncAccessories(_ environment: EnvironmentValues) {
        let tertiary = Color.tertiary.resolved(in: environment)
        let before = [chevron, minus, circle, handle].map { $0 != nil }
        chevron = icon(
            chevron, Image.symbolName("chevron.forward", in: environment.layoutDirection),
            if: action?.showsChevron == true, tint: tertiary, 14)
        handle = icon(
            handle, "line.3.horizontal", if: dress.isEditing && dress.canMove, tint: tertiary, 17)
        let isChosen = dress.selection?.isSelected == true
        circle = icon(
            circle, isChosen ? "checkmark.circle.fill" : "circle", if: dress.showsCircle && isRow,
            tint: isChosen ? Color.accentColor.resolved(in: environment) : tertiary, 20)
        if dress.isEditing && dress.canDelete {
            let box = minus ?? IconButtonBox(backend: backend)
            box.show(
                "minus.circle.fill", tint: Color.red.resolved(in: environment), size: 20,
                label: Words.delete
            ) { [weak self] in self.map { $0.controller?.revealDelete(of: $0) } }
            minus = box
        } else {
            minus = nil
        }
        if before != [chevron, minus, circle, handle].map({ $0 != nil }) { setNeedsLayout() }
    }

    private func icon(
        _ old: ImageBox?, _ name: String, if isShown: Bool, tint: ResolvedColor, _ size: Double
    ) -> ImageBox? {
        guard isShown else { return nil }
        let box = old ?? ImageBox(backend: backend)
        let image = ImageDrawing(source: .symbol(name), tint: tint, symbolSize: size)
        if box.image != image { box.image = image }
        return box
    }

    private func syncRole() {
        let inner = contents.first?.innermostAccessibility ?? AccessibilityState()
        var state = AccessibilityState()
        if let action {
            show(.button(.row))
            renderNode?.handlers.activate = { [weak self] in self?.pressed() }
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
        renderNode?.handlers.row = isRow ? self : nil
        renderNode?.handlers.isMenuSecondary = dress.hasMenu
        renderNode?.handlers.menu =
            dress.hasMenu
            ? { [weak self] in
                MenuContent(items: self.flatMap { $0.controller?.menuItems(of: $0) } ?? [])
            } : nil
        setAccessibility(state)
        setEnabled(action?.isEnabled ?? true)
    }

    // A row that is swiped open is closed by a press.
    private func pressed() {
        if controller?.closeSwipe() == true { return }
        action?.perform()
    }

    // MARK: Boxes

    private var showsBackground: Bool {
        if !isRow { return item.kind == .header && look == .plain && !dress.hidesHeaderBackground }
        return isGrouped || isLifted || traits.background?.color != nil
            || action?.isSelected == true
    }

    private var showsSeparator: Bool {
        guard isRow, look != .sidebar, !contents.isEmpty else { return false }
        if traits.bottomSeparator == .hidden || dress.isLineHiddenBelow { return false }
        guard dress.position.isLast else { return true }
        return !isGrouped && traits.sectionSeparator != .hidden
    }

    override func updateChildren() {
        var nodes: [LayoutNode] = []
        if showsBackground { nodes.append(background) }
        nodes += backdrop?.boxes ?? []
        nodes += contents
        nodes += [chevron, minus, circle, handle].compactMap { $0 as LayoutNode? }
        if let strip {
            strip.setChildren((swipe?.boxes ?? []) + nodes)
            nodes = [strip]
        }
        if showsSeparator { nodes.append(separator) }
        setChildren(nodes)
    }

    private func swipeDidChange() {
        if (swipe == nil) != (strip == nil) {
            strip = swipe == nil ? nil : SwipeStripBox()
        }
        updateChildren()
        setNeedsPlacement()
    }

    /// What the row holds beside its content goes with it.
    func leave() {
        backdrop?.destroy()
        backdrop = nil
        controller?.rowWillLeave(self)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        strip?.place(at: .zero, proposal: ProposedViewSize(size))
        strip?.cut(margin: sideMargin, in: size)
        super.placeChildren(in: size, proposal: proposal)
        let shift = contentShift
        let inner = CGSize(width: max(size.width - 2 * sideMargin, 0), height: size.height)
        let corner = CGPoint(x: sideMargin + shift, y: 0)
        if showsBackground {
            let old = background.frame.size
            background.place(at: corner, proposal: ProposedViewSize(inner))
            if old != inner { drawBackground(item.node.environment) }
        }
        for box in backdrop?.boxes ?? [] {
            box.place(at: corner, proposal: ProposedViewSize(inner))
        }
        placeAccessories(in: size, shift: shift)
        placeSwipe(in: size)
        if showsSeparator {
            let leading = max((contents.first.map(leadingEdge) ?? insets.leading) - shift, 0)
            let end = size.width - sideMargin
            separator.place(
                at: CGPoint(x: leading, y: size.height - 1),
                proposal: ProposedViewSize(width: max(end - leading, 0), height: 1))
        }
    }

    private func leadingEdge(of box: LayoutNode) -> CGFloat {
        isMirrored ? frame.width - box.frame.maxX : box.frame.minX
    }

    private func placeAccessories(in size: CGSize, shift: CGFloat) {
        var end = size.width - sideMargin - 12 + shift
        for case let box? in [handle, chevron] {
            let icon = box.sizeThatFits(.unspecified)
            box.place(
                at: CGPoint(x: end - icon.width, y: (size.height - icon.height) / 2),
                proposal: .unspecified)
            end -= icon.width + 12
        }
        for box in [minus, circle].compactMap({ $0 as LayoutNode? }) {
            let icon = box.sizeThatFits(.unspecified)
            box.place(
                at: CGPoint(
                    x: sideMargin + 12 + shift, y: (size.height - icon.height) / 2),
                proposal: .unspecified)
        }
    }

    private func placeSwipe(in size: CGSize) {
        guard let swipe else { return }
        let whole = swipe.width(height: size.height)
        let scale = whole > 0 ? swipe.amount / whole : 0
        var x = swipe.edge == .trailing ? size.width - sideMargin : sideMargin
        for box in swipe.boxes {
            let natural = box.sizeThatFits(ProposedViewSize(width: nil, height: size.height))
            let width = max(natural.width * scale, 0)
            if swipe.edge == .trailing { x -= width }
            box.place(
                at: CGPoint(x: x, y: 0),
                proposal: ProposedViewSize(width: width, height: size.height))
            if swipe.edge == .leading { x += width }
        }
    }

    /// Whether a point lies where the row is taken to be moved.
    func isOnHandle(_ point: CGPoint) -> Bool {
        guard let handle else { return false }
        return isMirrored
            ? point.x <= handle.frame.maxX + 12 : point.x >= handle.frame.minX - 12
    }
}

/// What is cut at the edges of a row while it is swiped.
@MainActor
final class SwipeStripBox: LayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    // The row places what is in it, in the row's own coordinates.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}
    override var ownExplicitGuides: ExplicitGuides { [] }
    override func exposesGuides(of child: LayoutNode) -> Bool { false }

    func cut(margin: CGFloat, in size: CGSize) {
        var path = Path()
        path.addRect(
            CGRect(x: margin, y: 0, width: max(size.width - 2 * margin, 0), height: size.height))
        show(.effect(.clip(.path(path))))
    }
}

/// A button that is one icon.
@MainActor
final class IconButtonBox: LayoutNode {
    private let icon: ImageBox

    init(backend: any Backend) {
        icon = ImageBox(backend: backend)
        super.init()
        show(.button(.plain))
        setChildren([icon])
    }

    func show(
        _ symbol: String, tint: ResolvedColor, size: Double, label: String,
        action: @escaping @MainActor () -> Void
    ) {
        let image = ImageDrawing(source: .symbol(symbol), tint: tint, symbolSize: size)
        if icon.image != image { icon.image = image }
        var state = AccessibilityState()
        state.role = .button
        state.label = label
        state.combinesChildren = true
        setAccessibility(state)
        renderNode?.handlers.activate = action
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        icon.sizeThatFits(.unspecified)
    }
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        icon.place(at: .zero, proposal: .unspecified)
    }
}
