import Foundation
import LayoutCore

/// The buttons of a tab view's tabs, in a row above the page or in a bar below it.
@MainActor
final class TabBar {
    /// Points of width from which the tabs lie above.
    static let wideWidth: CGFloat = 500
    static let rowHeight: CGFloat = 47
    static let columnHeight: CGFloat = 56

    private unowned let backend: any Backend
    private var buttons: [TabButtonBox] = []
    private let rowButtons = TabRowBox(fills: false)
    private let columnButtons = TabRowBox(fills: true)
    private let line = FillingBox()
    private let headerBar = HeaderBarBox()
    /// Whether the tabs stand above, with picture and words side by side.
    var isWide = false

    init(backend: any Backend) {
        self.backend = backend
        columnButtons.line = line
    }

    /// The bar above, with the window's buttons.
    var header: LayoutNode {
        rowButtons.set(buttons)
        headerBar.show(.headerBar(HeaderBarState(title: "")))
        headerBar.setItems([BarItem(placement: .principal, box: rowButtons)])
        return headerBar
    }

    /// The bar above where a header bar is there already.
    var row: LayoutNode {
        headerBar.setItems([])
        rowButtons.set(buttons)
        return rowButtons
    }

    /// The bar below.
    var column: LayoutNode {
        columnButtons.set(buttons)
        return columnButtons
    }

    func sync(
        pages: [any TabPage], selected: Int, environment: EnvironmentValues,
        choose: @escaping @MainActor (Int) -> Void
    ) {
        while buttons.count > pages.count { buttons.removeLast() }
        while buttons.count < pages.count { buttons.append(TabButtonBox(backend: backend)) }
        line.show(
            .shape(
                ShapeDrawing(
                    geometry: .rectangle,
                    fill: .color(Color.separator.resolved(in: environment)))))
        for (index, page) in pages.enumerated() {
            buttons[index].sync(
                page, isSelected: index == selected, isWide: isWide, environment: environment)
            buttons[index].renderNode?.handlers.activate = { choose(index) }
        }
    }
}

/// Tabs side by side.
@MainActor
final class TabRowBox: LayoutNode {
    /// Whether the tabs share the whole width; else they are as wide as they need.
    private let fills: Bool
    private var buttons: [TabButtonBox] = []
    /// Above the tabs, where they lie below a page.
    var line: LayoutNode?
    private static let largestWidth: CGFloat = 168

    init(fills: Bool) {
        self.fills = fills
        super.init()
        show(.group)
        var state = AccessibilityState()
        state.role = .tabList
        setAccessibility(state)
    }

    func set(_ new: [TabButtonBox]) {
        buttons = new
        setChildren([line].compactMap { $0 } + new)
    }

    private var needed: CGSize {
        buttons.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let each = needed
        let natural = CGSize(
            width: CGFloat(buttons.count) * (each.width + 3) - 3, height: each.height)
        return proposal.replacingUnspecifiedDimensions(by: natural)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        line?.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: 1))
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        let inset: CGFloat = fills ? 4 : 0
        let room = max((size.width - 2 * inset - 3 * (count - 1)) / count, 0)
        let width = min(room, fills ? Self.largestWidth : needed.width)
        let height = fills ? max(size.height - 2 * inset, 0) : min(needed.height, size.height)
        var x = (size.width - count * width - 3 * (count - 1)) / 2
        for button in buttons {
            button.place(
                at: CGPoint(x: x, y: (size.height - height) / 2),
                proposal: ProposedViewSize(width: width, height: height))
            x += width + 3
        }
    }
}

/// The button of one tab: a picture, words, perhaps a badge.
@MainActor
final class TabButtonBox: LayoutNode {
    private let stack = StackNode.row(spacing: 6)
    private let icon: ImageBox
    private let title: TextBox
    private let badge: TabBadgeBox

    init(backend: any Backend) {
        icon = ImageBox(backend: backend)
        title = TextBox(backend: backend)
        badge = TabBadgeBox(backend: backend)
        super.init()
        setChildren([stack])
    }

    func sync(
        _ page: any TabPage, isSelected: Bool, isWide: Bool, environment: EnvironmentValues
    ) {
        let label = page.label
        // Measured so that the next change of the label is heard of.
        _ = label?.box.sizeThatFits(.unspecified)
        let words = label?.title ?? ""
        let badgeText = page.tabTraits.badge
        let color = Self.color(isSelected: isSelected, in: environment)
        style(words: words, image: label?.image, color: color, isWide: isWide)
        badge.show(badgeText, environment: environment)
        show(.button(.tab(isSelected: isSelected)))
        var state = AccessibilityState()
        state.role = .tab
        state.isSelected = isSelected
        state.combinesChildren = true
        state.label = words.isEmpty ? label?.iconName ?? "" : words
        if let badgeText { state.label = "\(state.label ?? ""), \(badgeText)" }
        setAccessibility(state)
        setEnabled(environment.isEnabled)
    }

    // The chosen tab has the tint that the app gave, as on a phone.
    private static func color(
        isSelected: Bool, in environment: EnvironmentValues
    ) -> ResolvedColor {
        if isSelected, let tint = environment.tint { return tint.resolved(in: environment) }
        return Color.primary.resolved(in: environment)
    }

    private func style(
        words: String, image: ImageDrawing?, color: ResolvedColor, isWide: Bool
    ) {
        stack.axis = isWide ? .horizontal : .vertical
        stack.alignment = isWide ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        stack.spacing = isWide ? 6 : 3
        var font = (isWide ? Font.body : Font.caption).resolved()
        font.weight = isWide ? 600 : 500
        title.text = ResolvedText(
            runs: [ResolvedText.Run(string: words, font: font, color: color)], lineLimit: 1)
        if var image {
            image.symbolSize = 16
            image.symbolWeight = 400
            if image.tint != nil { image.tint = color }
            icon.image = image
        }
        stack.setChildren(
            [image == nil ? nil : icon, words.isEmpty ? nil : title, badge].compactMap { $0 })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = stack.sizeThatFits(.unspecified)
        let size = CGSize(width: natural.width + 28, height: max(natural.height + 12, 34))
        return proposal.replacingUnspecifiedDimensions(by: size)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = ProposedViewSize(width: max(size.width - 4, 0), height: size.height)
        let fitted = stack.sizeThatFits(room)
        stack.place(
            at: CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2),
            proposal: room)
    }
}

/// The text of a badge in a coloured capsule; nothing without a text.
@MainActor
final class TabBadgeBox: LayoutNode {
    private let text: TextBox
    private let back = FillingBox()

    init(backend: any Backend) {
        text = TextBox(backend: backend)
        super.init()
    }

    func show(_ string: String?, environment: EnvironmentValues) {
        guard let string else { return setChildren([]) }
        var font = Font.caption2.resolved()
        font.weight = 700
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        text.text = ResolvedText(
            runs: [ResolvedText.Run(string: string, font: font, color: white)], lineLimit: 1)
        back.show(
            .shape(
                ShapeDrawing(
                    geometry: .capsule, fill: .color(Color.red.resolved(in: environment)))))
        setChildren([back, text])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let size = text.sizeThatFits(.unspecified)
        return CGSize(width: max(size.width + 8, size.height), height: size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard !children.isEmpty else { return }
        back.place(at: .zero, proposal: ProposedViewSize(size))
        let fitted = text.sizeThatFits(.unspecified)
        text.place(
            at: CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2),
            proposal: .unspecified)
    }
}
