import Foundation
import LayoutCore

/// What modifiers around a view say of it for assistive technology; nil where they are silent.
struct AccessibilityEdit: Equatable {
    var label: String?
    var value: String?
    var hint: String?
    var tooltip: String?
    var identifier: String?
    var isHidden: Bool?
    var isExpanded: Bool?
    var children: AccessibilityChildBehavior?
    var added: AccessibilityTraits = []
    var removed: AccessibilityTraits = []
    var actions: [AccessibilityActionSet] = []

    /// A state with what the edit says in place of what was there.
    func applied(to base: AccessibilityState) -> AccessibilityState {
        var state = base
        state.label = label ?? base.label
        state.value = value ?? base.value
        state.hint = hint ?? base.hint
        state.isExpanded = isExpanded ?? base.isExpanded
        state.tooltip = tooltip ?? base.tooltip
        state.identifier = identifier ?? base.identifier
        // A picture without a name is left out; one that is given a name is not.
        state.isHidden = isHidden == true || (base.isHidden && label == nil)
        if let role = base.role, removed.roles.contains(role) { state.role = nil }
        if let role = added.roles.first { state.role = role }
        if removed.contains(.isSelected) { state.isSelected = false }
        if added.contains(.isSelected) { state.isSelected = true }
        state.actions = base.actions + actions
        if let children, children != .contain { state.combinesChildren = true }
        if children == .ignore { state.label = state.label ?? "" }
        return state
    }

    /// Both edits, of which the outer one wins where both say something.
    func followed(by outer: AccessibilityEdit) -> AccessibilityEdit {
        var edit = self
        edit.label = outer.label ?? label
        edit.value = outer.value ?? value
        edit.hint = outer.hint ?? hint
        edit.isExpanded = outer.isExpanded ?? isExpanded
        edit.tooltip = outer.tooltip ?? tooltip
        edit.identifier = outer.identifier ?? identifier
        edit.isHidden = outer.isHidden ?? isHidden
        edit.children = outer.children ?? children
        edit.added = added.subtracting(outer.removed).union(outer.added)
        edit.actions = actions + outer.actions
        edit.removed = removed.subtracting(outer.added).union(outer.removed)
        return edit
    }
}

/// Tells assistive technology about the one element inside, or is an element around several.
@MainActor
final class AccessibilityBox: PassthroughNode {
    var edit: AccessibilityEdit { didSet { if edit != oldValue { apply() } } }
    /// The element inside that was told last.
    private weak var target: LayoutNode?

    init(_ edit: AccessibilityEdit) {
        self.edit = edit
        super.init()
        // As an element it stands among the others from the start.
        if edit.children != nil { show(.group) }
    }

    /// Whether the box is an element whatever is in it.
    fileprivate var isElement: Bool { edit.children != nil }

    override func childrenDidChange() { apply() }

    // What is inside may have become another element since.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        if !isElement, child?.soleElement?.element !== target { apply() }
    }

    private func apply() {
        guard let child else { return }
        if isElement { return tell(self, from: self) }
        let new = child.soleElement
        if let old = target, old !== new?.element { old.take(nil) }
        target = new?.element
        if let new {
            if let node = renderNode, node.baseAccessibility != AccessibilityState() {
                setAccessibility(AccessibilityState())
            }
            tell(new.element, from: new.door)
        } else {
            showGroup()
        }
    }

    /// Tells an element what all boxes that lead to it say, the innermost first.
    private func tell(_ element: LayoutNode, from door: LayoutNode) {
        var edit = AccessibilityEdit()
        var node: LayoutNode? = door
        while let current = node, current === door || !current.isElementOfItsOwn {
            if let box = current as? AccessibilityBox { edit = edit.followed(by: box.edit) }
            guard let parent = current.parent, parent.children.count == 1 else { break }
            node = parent
        }
        element.take(edit)
    }

    private func showGroup() {
        let state = edit.applied(to: AccessibilityState())
        guard renderNode != nil || state != AccessibilityState() else { return }
        show(.group)
        setAccessibility(state)
    }
}

extension LayoutNode {
    fileprivate func take(_ edit: AccessibilityEdit?) {
        guard let node = renderNode else { return }
        node.accessibilityEdit = edit
        setAccessibility(node.baseAccessibility)
    }

    /// Whether the box means something to a person, and is no mere effect or group.
    fileprivate var isElementOfItsOwn: Bool {
        if let box = self as? AccessibilityBox { return box.isElement }
        switch renderNode?.content {
        case nil, .effect, .group: return false
        default: return true
        }
    }

    /// The one element that boxes without a meaning of their own lead to, and the last of them.
    ///
    /// For a control with its label, the label leads to the control.
    fileprivate var soleElement: (element: LayoutNode, door: LayoutNode)? {
        var node: LayoutNode? = self
        while let current = node {
            if current.isElementOfItsOwn { return (current, current) }
            if let row = current as? ControlRowBox { return row.control.map { ($0, row) } }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }
}

/// The box of a control and its label, which are one to assistive technology.
@MainActor
final class ControlRowBox: PassthroughNode {
    fileprivate var control: LayoutNode? {
        func find(_ node: LayoutNode) -> LayoutNode? {
            switch node.renderNode?.content {
            case .toggle, .picker, .stepper, .slider, .colorWell: return node
            default: return node.children.lazy.compactMap(find).first
            }
        }
        return find(self)
    }
}

/// A modifier around a control and its label.
struct ControlRowModifier: Equatable {}

extension ControlRowModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> ControlRowBox { ControlRowBox() }
    func updateBox(_ box: ControlRowBox, in environment: EnvironmentValues) {}
}
