import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A render node's own widget, and all that is drawn on it.
///
/// ```
/// Host ── widget
///   ├─ drawn nodes      shown by this widget's snapshot
///   └─ child hosts      widgets inside this one, at the places of their nodes
/// ```
@MainActor
class Host: WidgetDelegate {
    let node: RenderNode
    unowned let tree: RenderTree
    let kind: HostKind
    let widget: Widget
    private let reference: GObjectRef
    /// Whether this element speaks for its whole subtree.
    let isCombined: Bool
    /// The host on whose widget this one lies.
    weak var owner: Host?
    private(set) var childHosts: [Host] = []
    /// What is kept between drawings of the node itself.
    let drawing = DrawnState()
    var accessibility = AppliedAccessibility()
    /// What assistive technology and keys can ask for, beside what the widget itself does.
    var spokenActions: SpokenActions?
    private var needsRebuild = false
    private(set) var isTornDown = false

    /// - Parameter widget: A fresh widget; the host takes it over.
    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree, widget: Widget) {
        self.node = node
        self.kind = kind
        self.tree = tree
        self.widget = widget
        reference = GObjectRef(sinking: widget.raw)
        isCombined = Host.combines(node, kind: kind, owner: owner)
        combinedByChoice = node.accessibility.combinesChildren || node.accessibility.isHidden
        super.init()
        self.owner = owner
    }

    /// Whether the node itself, not where it lies, made this an element of its own.
    let combinedByChoice: Bool

    private static func combines(_ node: RenderNode, kind: HostKind, owner: Host?) -> Bool {
        switch kind {
        case .button, .tapArea: true
        default:
            node.accessibility.combinesChildren || node.accessibility.isHidden
                || (owner?.isCombined ?? false)
        }
    }

    // MARK: What subclasses fill in

    /// Where the node's origin lies on the widget.
    var contentOrigin: CGPoint { barOffset }
    /// The widget that a child host lies on.
    func container(of child: Host) -> Widget { widget }
    /// The content changed within the same kind.
    func contentChanged() {}
    /// Runs once, when the widget has been placed among its siblings.
    func attached() {}
    /// Lays out what isn't a child host; then child hosts are placed.
    override func allocate(width: Int, height: Int) {
        updateBarOffset(width: width, height: height)
        placeChildHosts()
    }
    override func snapshot(_ snapshot: OpaquePointer) {
        var painter = Painter(snapshot: snapshot, host: self)
        painter.drawBody(of: node, at: contentOrigin)
    }
    override func contains(x: Double, y: Double) -> Bool { true }
    /// The widget that assistive technology is told about.
    var spokenWidget: Widget { widget }
    /// Whether every child node needs a widget.
    var forcesHosts: Bool { false }

    // MARK: Items of header bars

    /// Whether a header bar decides on the widget's size.
    var isBarItem = false
    private var barOffset = CGPoint.zero

    /// Whether the widget is one of ours, which asks for nothing by itself.
    var isSurface: Bool {
        switch kind {
        case .surface, .inert, .text, .button, .tapArea, .gestureArea, .progress, .foreign: true
        default: false
        }
    }

    override func measure(isVertical: Bool, forSize: Int) -> RequestedLengths {
        guard isBarItem else { return .zero }
        let size = node.frame.size
        let least = isBarButton ? Host.barButtonLength : 0
        let length = Int(max(least, isVertical ? size.height : size.width).rounded(.up))
        return RequestedLengths(minimum: length, natural: length)
    }

    /// Whether it is a button in the style of header bars, which are never less than square.
    private var isBarButton: Bool {
        if case .button(.bar) = node.content { return true }
        return false
    }

    /// Where the widget goes for a node's frame.
    func widgetFrame(for frame: CGRect) -> CGRect {
        guard isBarButton else { return frame }
        return frame.insetBy(
            dx: min(0, (frame.width - Host.barButtonLength) / 2),
            dy: min(0, (frame.height - Host.barButtonLength) / 2))
    }

    private static let barButtonLength: CGFloat = 34

    // What a bar makes larger than its node keeps its content in the middle.
    private func updateBarOffset(width: Int, height: Int) {
        guard isBarItem || isBarButton else { return }
        barOffset = CGPoint(
            x: (CGFloat(width) - node.frame.width) / 2,
            y: (CGFloat(height) - node.frame.height) / 2)
    }

    // MARK: Changes

    /// Brings everything up to date for a new widget.
    func applyAll() {
        applyEnabled()
        contentChanged()
        rebuildChildren()
        applyAccessibility()
    }

    func apply(_ changes: RenderChanges) {
        if changes.contains(.enabled) { applyEnabled() }
        if changes.contains(.content) {
            drawing.reset()
            contentChanged()
            setNeedsDraw()
        }
        if changes.contains(.children) { setNeedsRebuild() }
        if changes.contains(.frame) { frameChanged() }
        if !changes.isDisjoint(with: [.accessibility, .content, .children]) {
            tree.accessibilityChanged(of: self)
        }
    }

    /// The node moved or changed its size.
    private func frameChanged() {
        owner?.childFrameChanged(self)
        setNeedsDraw()
    }

    /// The node of a child host moved or changed its size.
    func childFrameChanged(_ child: Host) { setNeedsAllocate() }

    func applyEnabled() {
        let isSensitive = node.isEnabled
        if (gtk_widget_get_sensitive(widget) != 0) != isSensitive {
            gtk_widget_set_sensitive(widget, isSensitive ? 1 : 0)
        }
    }

    func setNeedsRebuild() {
        guard !needsRebuild else { return }
        needsRebuild = true
        tree.needsRebuild(self)
    }

    func setNeedsAllocate() { gtk_widget_queue_allocate(widget) }
    func setNeedsDraw() { gtk_widget_queue_draw(widget) }

    // MARK: Child hosts

    /// Finds the nodes that need widgets here and gives them one.
    func rebuildChildren() {
        needsRebuild = false
        guard !isTornDown else { return }
        let found = makeChildHosts()
        let kept = Set(found.map { ObjectIdentifier($0) })
        for host in childHosts where host.owner === self && !host.isTornDown {
            if !kept.contains(ObjectIdentifier(host)) { host.tearDown() }
        }
        childHosts = found
        placeHosts(found)
        setNeedsAllocate()
        setNeedsDraw()
    }

    /// The hosts that belong here, in drawing order; new ones where there were none.
    func makeChildHosts() -> [Host] {
        var found: [Host] = []
        for child in node.children { collectHosts(child, into: &found) }
        return found
    }

    /// Brings the widgets of the hosts into order.
    func placeHosts(_ hosts: [Host]) {
        var previous: Widget?
        for host in hosts {
            host.place(on: self, after: previous)
            previous = host.widget
        }
    }

    private func collectHosts(_ node: RenderNode, into found: inout [Host]) {
        if let kind = HostKind(of: node, isCombined: isCombined) {
            found.append(tree.host(for: node, kind: kind, owner: self))
            return
        }
        tree.dropHost(of: node)
        for child in node.children { collectHosts(child, into: &found) }
    }

    /// Makes the widget a child of the other's, behind `previous` in order.
    private func place(on host: Host, after previous: Widget?) {
        let parent = gtk_widget_get_parent(widget)
        let target = host.container(of: self)
        if parent == target, gtk_widget_get_prev_sibling(widget) == previous, owner === host {
            return
        }
        if parent != nil, parent != target { detach() }
        owner = host
        gtk_widget_insert_after(widget, target, previous)
        attached()
    }

    /// Gives each child host the place of its node.
    func placeChildHosts() {
        guard !childHosts.isEmpty else { return }
        let placer = Placer(host: self)
        for child in node.children { placer.place(child, at: contentOrigin, transform: nil) }
    }

    /// Takes the widget away; the node may get another.
    func tearDown() {
        guard !isTornDown else { return }
        isTornDown = true
        spokenActions?.disconnect()
        for child in childHosts where child.owner === self { child.tearDown() }
        childHosts = []
        release(widget)
        if gtk_widget_get_parent(widget) != nil { detach() }
        if node.backendObject === self { node.backendObject = nil }
    }

    /// The host that acts for a widget, if one does.
    static func host(of widget: Widget) -> Host? {
        guard let pointer = cadw_widget_get_host(widget) else { return nil }
        return Unmanaged<WidgetDelegate>.fromOpaque(pointer).takeUnretainedValue() as? Host
    }

    /// Takes the widget from its parent.
    private func detach() {
        if let owner { owner.remove(self) } else { gtk_widget_unparent(widget) }
    }

    /// Takes a child host's widget off this one.
    func remove(_ child: Host) { gtk_widget_unparent(child.widget) }

    isolated deinit { release(widget) }
}
