import CAdwaita
import Foundation
import SwiftUICore

/// The widgets that show one root's render tree.
@MainActor
final class RenderTree {
    unowned let backend: GTKBackend
    /// The window it is shown in.
    weak var window: RootSurface?
    let rootNode: RenderNode
    private(set) var rootHost: Host?
    /// Header bars on screen; without one the window shows its own.
    private(set) var headerBars: [GTKHeaderBar] = []
    private var rebuilding: [Host] = []
    private var respeaking: [Host] = []

    init(rootNode: RenderNode, backend: GTKBackend) {
        self.rootNode = rootNode
        self.backend = backend
    }

    /// Makes the widget of the root node.
    func makeRootHost(minimumSize: CGSize, allocated: @escaping (CGSize) -> Void) -> Host {
        let host = RootHost(
            node: rootNode, tree: self, minimumSize: minimumSize, allocated: allocated)
        rootNode.backendObject = host
        rootHost = host
        host.applyAll()
        return host
    }

    func tearDown() {
        rootHost?.tearDown()
        rootHost = nil
    }

    // MARK: Commits

    func apply(_ commit: RenderCommit) {
        for node in commit.removed { drop(node) }
        for node in commit.changed { apply(node) }
        settle()
    }

    private func apply(_ node: RenderNode) {
        let changes = node.pendingChanges
        if let host = node.backendObject as? Host {
            if isCurrent(host) {
                host.apply(changes)
            } else {
                host.owner?.setNeedsRebuild()
                host.tearDown()
            }
            return
        }
        guard let owner = owner(of: node) else { return }
        node.backendObject = nil
        if changes.contains(.children) || HostKind(of: node, isCombined: owner.isCombined) != nil {
            owner.setNeedsRebuild()
        }
        if changes.contains(.frame) || changes.contains(.content) { owner.setNeedsAllocate() }
        owner.setNeedsDraw()
        if owner.isCombined { accessibilityChanged(of: owner) }
    }

    private func isCurrent(_ host: Host) -> Bool {
        guard let owner = host.owner else { return true }
        let isForced = owner.forcesHosts
        let kind = HostKind(of: host.node, isCombined: owner.isCombined, isForced: isForced)
        return kind == host.kind
            && (host.node.accessibility.combinesChildren || host.node.accessibility.isHidden)
                == host.combinedByChoice
    }

    private func owner(of node: RenderNode) -> Host? {
        var ancestor = node.parent
        while let current = ancestor {
            if let host = current.backendObject as? Host { return host }
            ancestor = current.parent
        }
        return nil
    }

    private func drop(_ node: RenderNode) {
        if let host = node.backendObject as? Host { host.tearDown() }
        node.backendObject = nil
        // What moved to another place is no longer this node's, whatever the list still says.
        for child in node.children where child.parent === node { drop(child) }
    }

    /// Does what the changes asked for, outer hosts first.
    private func settle() {
        while !rebuilding.isEmpty {
            let due = rebuilding
            rebuilding = []
            for host in due { host.rebuildChildren() }
        }
        let speaking = respeaking
        respeaking = []
        for host in speaking where !host.isTornDown { host.applyAccessibility() }
    }

    // MARK: What hosts ask for

    func needsRebuild(_ host: Host) { rebuilding.append(host) }

    func accessibilityChanged(of host: Host) {
        if !respeaking.contains(where: { $0 === host }) { respeaking.append(host) }
    }

    /// The host of a node, a new one when the present one is of another kind.
    func host(for node: RenderNode, kind: HostKind, owner: Host) -> Host {
        existingHost(of: node, owner: owner)
            ?? install(makeHost(for: node, kind: kind, owner: owner))
    }

    /// The node's host when it is still right for it.
    func existingHost(of node: RenderNode, owner: Host) -> Host? {
        guard let host = node.backendObject as? Host else { return nil }
        let kind = HostKind(of: node, isCombined: owner.isCombined, isForced: owner.forcesHosts)
        if host.tree === self, !host.isTornDown, host.kind == kind { return host }
        host.tearDown()
        return nil
    }

    /// Makes a new host the node's own and brings it up to date.
    func install(_ host: Host) -> Host {
        host.node.backendObject = host
        host.act(for: host.widget)
        host.applyAll()
        return host
    }

    /// Takes the host of a node that is now drawn by the widget around it.
    func dropHost(of node: RenderNode) {
        if let host = node.backendObject as? Host { host.tearDown() }
    }

    /// Scrolling regions, inner ones after outer ones.
    private(set) var scrolls: [GTKScroll] = []
    func scrollAppeared(_ scroll: GTKScroll) { scrolls.append(scroll) }
    func scrollDisappeared(_ scroll: GTKScroll) { scrolls.removeAll { $0 === scroll } }

    func appeared(_ bar: GTKHeaderBar) {
        headerBars.append(bar)
        window?.headerBarsChanged()
    }

    func disappeared(_ bar: GTKHeaderBar) {
        headerBars.removeAll { $0 === bar }
        window?.headerBarsChanged()
    }

    /// A new host of the right class, not yet up to date.
    func makeHost(for node: RenderNode, kind: HostKind, owner: Host) -> Host {
        switch kind {
        case .surface(.listItem) where node.handlers.row != nil:
            RowHost(node: node, kind: kind, owner: owner, tree: self)
        case .surface(let role):
            SurfaceHost(node: node, kind: kind, role: role, owner: owner, tree: self)
        case .inert: InertHost(node: node, kind: kind, owner: owner, tree: self)
        case .text(let role):
            GTKText(node: node, kind: kind, role: role, owner: owner, tree: self)
        case .selectableText:
            GTKSelectableText(node: node, kind: kind, owner: owner, tree: self)
        case .button(let role):
            GTKButton(node: node, kind: kind, role: role, owner: owner, tree: self)
        case .tapArea(let isButton):
            GTKTapArea(node: node, kind: kind, isButton: isButton, owner: owner, tree: self)
        case .gestureArea(let role):
            GTKGestureArea(node: node, kind: kind, role: role, owner: owner, tree: self)
        case .textField: GTKTextField(node: node, kind: kind, owner: owner, tree: self)
        case .textArea: GTKTextArea(node: node, kind: kind, owner: owner, tree: self)
        case .calendar: GTKCalendar(node: node, kind: kind, owner: owner, tree: self)
        case .number: GTKNumber(node: node, kind: kind, owner: owner, tree: self)
        case .colorWell: GTKColorWell(node: node, kind: kind, owner: owner, tree: self)
        case .toggle: GTKToggle(node: node, kind: kind, owner: owner, tree: self)
        case .spinner: GTKSpinner(node: node, kind: kind, owner: owner, tree: self)
        case .pulsingBar: GTKPulsingBar(node: node, kind: kind, owner: owner, tree: self)
        case .progress: GTKProgress(node: node, kind: kind, owner: owner, tree: self)
        case .picker(.menu): GTKMenuPicker(node: node, kind: kind, owner: owner, tree: self)
        case .picker(.segmented):
            GTKSegmentedPicker(node: node, kind: kind, owner: owner, tree: self)
        case .slider: GTKSlider(node: node, kind: kind, owner: owner, tree: self)
        case .stepper: GTKStepper(node: node, kind: kind, owner: owner, tree: self)
        case .scroll: GTKScroll(node: node, kind: kind, owner: owner, tree: self)
        case .headerBar: GTKHeaderBar(node: node, kind: kind, owner: owner, tree: self)
        case .foreign(let content):
            GTKForeign(node: node, kind: kind, content: content, owner: owner, tree: self)
        }
    }
}
