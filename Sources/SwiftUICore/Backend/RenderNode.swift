import Foundation

/// What assistive technology is told about a render node.
package struct AccessibilityState: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case button, link, heading, image, list, listItem, text, group, tab, tabList
    }
    package var label: String?
    package var value: String?
    package var hint: String?
    /// Shown beside the pointer when it rests on the node.
    package var tooltip: String?
    package var identifier: String?
    package var role: Role?
    package var isHidden = false
    /// Whether it is the chosen one among its like.
    package var isSelected = false
    /// Whether what it opens is open; nil for what opens nothing.
    package var isExpanded: Bool?
    /// The whole subtree is one element; its label is the joined text unless `label` says.
    package var combinesChildren = false
    /// What can be asked of it, beside what the control itself does.
    package var actions: [AccessibilityActionSet] = []
    package init() {}
}

/// Which item of a header bar a node is.
package enum BarPlacement: Hashable, Sendable {
    case leading, trailing, principal, bottom, keyboard
}

/// What changed in a render node since the last commit.
package struct RenderChanges: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let content = RenderChanges(rawValue: 1)
    package static let frame = RenderChanges(rawValue: 2)
    package static let children = RenderChanges(rawValue: 4)
    package static let accessibility = RenderChanges(rawValue: 8)
    package static let enabled = RenderChanges(rawValue: 16)
}

/// Closures by which a backend reports what a person did with a node.
@MainActor
package struct RenderHandlers {
    /// Nothing happens.
    fileprivate static let none = RenderHandlers()

    /// A button pressed, a tap area clicked, a bar's back button.
    package var activate: (() -> Void)?
    /// Clicks needed for `activate` of a tap area.
    package var tapCount = 1
    /// A button went down (true) or up again.
    package var pressedChanged: ((Bool) -> Void)?
    package var textChanged: ((String) -> Void)?
    package var submitted: (() -> Void)?
    package var focusChanged: ((Bool) -> Void)?
    package var toggled: ((Bool) -> Void)?
    package var selected: ((Int) -> Void)?
    package var valueChanged: ((Double) -> Void)?
    /// +1 or −1.
    package var stepped: ((Int) -> Void)?
    /// The region was scrolled by the person; the argument is the new offset.
    package var scrolled: ((CGPoint) -> Void)?
    package var refreshRequested: (() -> Void)?
    /// Set on rows of lists.
    package weak var row: (any RowResponder)?
    package var dayChosen: ((CalendarDay) -> Void)?
    package var colorChosen: ((ResolvedColor) -> Void)?
    /// A slider's knob was taken (true) or let go.
    package var editingChanged: ((Bool) -> Void)?
    /// Gives what a menu button opens, or a secondary click anywhere on the node.
    package var menu: (() -> MenuContent)?
    /// Whether `menu` is for secondary clicks and long presses; a plain click acts.
    package var isMenuSecondary = false
    /// A link of a text was clicked.
    package var linkOpened: ((URL) -> Void)?
    /// A press or a drag in a gesture area.
    package var pointer: ((PointerEvent) -> PointerResponse)?
    /// Fingers moved sideways on a touchpad over a region that pages.
    package var panned: ((PanEvent) -> Void)?
    /// A wheel was turned sideways over a region that pages: +1 for the next page, or −1.
    package var turned: ((Int) -> Void)?
    /// The pointer came over a gesture area (true) or left it.
    package var hovered: ((Bool) -> Void)?
    package var magnified: ((PinchEvent) -> Void)?
    package var rotated: ((PinchEvent) -> Void)?
    /// Whether a point of the area, in its own coordinates, belongs to it; nil: all do.
    package var contains: ((CGPoint) -> Bool)?
    package init() {}
}

/// One node of the tree that a backend shows; owned by the runtime, read by the backend.
///
/// ```
/// ViewNode (identity, state) ── LayoutNode (size, place) ── RenderNode (what is on screen)
/// ```
@MainActor
package final class RenderNode {
    @exclusivity(unchecked) package internal(set) var content: RenderContent
    /// Points, relative to the parent render node's origin.
    @exclusivity(unchecked) package internal(set) var frame: CGRect = .zero
    /// In drawing order: later ones lie above.
    @exclusivity(unchecked) package internal(set) var children: [RenderNode] = []
    @exclusivity(unchecked) package internal(set) weak var parent: RenderNode?
    @exclusivity(unchecked) package internal(set) var accessibility = AccessibilityState()
    @exclusivity(unchecked) package internal(set) var isEnabled = true
    /// What the view itself says, before modifiers around it.
    var baseAccessibility = AccessibilityState()
    /// What accessibility modifiers around the view say.
    var accessibilityEdit: AccessibilityEdit?
    /// Set on the direct children of a header bar.
    package internal(set) var barPlacement: BarPlacement?
    /// What the app does when something happens to the node; most nodes do nothing.
    package var handlers: RenderHandlers {
        _read {
            if let storage = handlerStorage {
                yield storage.handlers
            } else {
                yield RenderHandlers.none
            }
        }
        _modify {
            let storage = handlerStorage ?? HandlerStorage()
            handlerStorage = storage
            yield &storage.handlers
        }
    }
    @exclusivity(unchecked) private var handlerStorage: HandlerStorage?

    @MainActor
    private final class HandlerStorage {
        var handlers = RenderHandlers()
    }
    /// The backend's own object for this node; the runtime never touches it.
    @exclusivity(unchecked) package var backendObject: AnyObject?
    /// Collected by the runtime, cleared after each commit.
    @exclusivity(unchecked) package internal(set) var pendingChanges: RenderChanges = []
    /// Movements under way; while they last, `frame` and `content` are what is seen now.
    @exclusivity(unchecked) var frameTrack: Track<CGRect>?
    @exclusivity(unchecked) var contentTrack: Track<RenderContent>?
    /// The content as it was seen before this frame changed it.
    var contentBeforeFrame: RenderContent?
    /// What lies between that content and the new one, where they alone cannot tell.
    var contentPath: ((Double) -> RenderContent?)?
    /// Those who wait for the end of a movement that a new content cut short.
    var interruptedHolds: [AnimationHold] = []
    /// Whether the backend has shown the node before.
    @exclusivity(unchecked) var wasCommitted = false
    /// Told once, when a movement under way has come to its end.
    var movementEnded: (() -> Void)?
    /// Whether the commit being collected holds the node already.
    @exclusivity(unchecked) var isNoted = false

    package init(_ content: RenderContent) {
        self.content = content
    }
}
