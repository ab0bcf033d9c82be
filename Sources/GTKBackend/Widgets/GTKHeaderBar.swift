// Status: complete
// GTK: AdwHeaderBar
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A bar with a title, items and window buttons; items marked `bottom` lie below it.
@MainActor
final class GTKHeaderBar: Host {
    private let bar: Widget
    private let title: Widget
    // The bar lets go of it while something else stands in its place.
    private let titleReference: GObjectRef
    private var backButton: Widget?
    private var backSignal: Signal?
    private var applied: HeaderBarState?
    private var packed: [(host: Host, placement: BarPlacement)] = []
    private var isCounted = false

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        bar = adw_header_bar_new()
        title = adw_window_title_new("", "")
        titleReference = GObjectRef(sinking: title.raw)
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: Surfaces.make(role: .group))
        gtk_widget_add_css_class(bar, "flat")
        gtk_widget_insert_after(bar, widget, nil)
        adw_header_bar_set_title_widget(bar.opaque, title)
    }

    override var forcesHosts: Bool { true }

    override func attached() {
        guard !isCounted else { return }
        isCounted = true
        tree.appeared(self)
    }

    override func contentChanged() {
        guard case .headerBar(let state) = node.content else { return }
        if state.title != applied?.title {
            adw_window_title_set_title(title.opaque, state.title)
            gtk_widget_set_visible(title, state.title.isEmpty ? 0 : 1)
        }
        if state.showsStartWindowControls != applied?.showsStartWindowControls {
            adw_header_bar_set_show_start_title_buttons(
                bar.opaque, state.showsStartWindowControls ? 1 : 0)
        }
        if state.showsEndWindowControls != applied?.showsEndWindowControls {
            adw_header_bar_set_show_end_title_buttons(
                bar.opaque, state.showsEndWindowControls ? 1 : 0)
        }
        applied = state
        updateBackButton(state)
    }

    // MARK: Back

    private func updateBackButton(_ state: HeaderBarState) {
        guard state.showsBackButton else {
            guard let old = backButton else { return }
            backSignal?.disconnect()
            backButton = nil
            adw_header_bar_remove(bar.opaque, old)
            return
        }
        let button = backButton ?? addBackButton()
        let hint = state.backTitle.isEmpty ? nil : state.backTitle
        if let hint { cadw_accessible_set_text(button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint) }
    }

    private func addBackButton() -> Widget {
        let button: Widget = gtk_button_new_from_icon_name("go-previous-symbolic")
        gtk_widget_set_tooltip_text(button, Words.back)
        cadw_accessible_set_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, Words.back)
        backSignal = Signal(button, "clicked") { [weak self] _ in
            self?.node.handlers.activate?()
        }
        backButton = button
        // It has to be the first, so what is packed already goes in again behind it.
        let items = packed
        unpackAll()
        adw_header_bar_pack_start(bar.opaque, button)
        pack(items)
        return button
    }

    // MARK: Items

    override func makeChildHosts() -> [Host] {
        node.children.compactMap { child in
            HostKind(of: child, isCombined: isCombined, isForced: true).map {
                tree.host(for: child, kind: $0, owner: self)
            }
        }
    }

    override func placeHosts(_ hosts: [Host]) {
        let items = hosts.map { ($0, $0.node.barPlacement ?? .trailing) }
        for host in hosts { fit(host) }
        if items.count == packed.count,
            zip(items, packed).allSatisfy({ $0.0 === $1.host && $0.1 == $1.placement })
        {
            return
        }
        unpackAll()
        pack(items.map { (host: $0.0, placement: $0.1) })
    }

    private func pack(_ items: [(host: Host, placement: BarPlacement)]) {
        packed = items
        for item in items where item.placement == .leading {
            adw_header_bar_pack_start(bar.opaque, item.host.widget)
        }
        // The first that is packed stands at the very end.
        for item in items.reversed() where item.placement == .trailing {
            adw_header_bar_pack_end(bar.opaque, item.host.widget)
        }
        let principal = items.first { $0.placement == .principal }
        adw_header_bar_set_title_widget(bar.opaque, principal?.host.widget ?? title)
        var previous = bar
        for item in items where item.placement == .bottom {
            gtk_widget_insert_after(item.host.widget, widget, previous)
            previous = item.host.widget
        }
        for item in items {
            item.host.owner = self
            item.host.attached()
        }
    }

    private func unpackAll() {
        for item in packed { take(item.host, item.placement) }
        packed = []
    }

    private func take(_ host: Host, _ placement: BarPlacement) {
        guard gtk_widget_get_parent(host.widget) != nil else { return }
        switch placement {
        case .leading, .trailing: adw_header_bar_remove(bar.opaque, host.widget)
        case .principal: adw_header_bar_set_title_widget(bar.opaque, title)
        case .bottom, .keyboard: gtk_widget_unparent(host.widget)
        }
    }

    override func remove(_ child: Host) {
        guard let index = packed.firstIndex(where: { $0.host === child }) else { return }
        let item = packed.remove(at: index)
        take(item.host, item.placement)
    }

    override func childFrameChanged(_ child: Host) {
        fit(child)
        gtk_widget_queue_allocate(widget)
    }

    // The bar gives its items what they ask for; ours ask for their frame.
    private func fit(_ host: Host) {
        guard host.node.barPlacement != .bottom else { return }
        host.isBarItem = true
        // Stock widgets know their height; how wide they are is for the layout to say.
        if !host.isSurface {
            gtk_widget_set_size_request(
                host.widget, Int32(host.node.frame.width.rounded(.up)), -1)
        }
        gtk_widget_queue_resize(host.widget)
        gtk_widget_set_valign(host.widget, GTK_ALIGN_CENTER)
    }

    // MARK: Places

    override func allocate(width: Int, height: Int) {
        var barHeight: Int32 = 0
        gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, -1, nil, &barHeight, nil, nil)
        var least: Int32 = 0
        gtk_widget_measure(bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        let preferred = Int32(tree.backend.metrics.headerBarHeight)
        gtk_widget_allocate(
            bar, max(Int32(width), least), max(barHeight, min(preferred, Int32(height))), -1, nil)
        for item in packed where item.placement == .bottom {
            let frame = item.host.node.frame.pixelAligned
            var corner = CGPoint(x: frame.minX, y: max(frame.minY, CGFloat(preferred))).graphene
            allocateWidget(
                item.host.widget, width: Int32(frame.width), height: Int32(frame.height),
                gsk_transform_translate(nil, &corner))
        }
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        gtk_widget_snapshot_child(widget, bar, snapshot)
        for item in packed where item.placement == .bottom {
            gtk_widget_snapshot_child(widget, item.host.widget, snapshot)
        }
    }

    override func tearDown() {
        guard !isTornDown else { return }
        backSignal?.disconnect()
        if isCounted {
            isCounted = false
            tree.disappeared(self)
        }
        super.tearDown()
    }
}
