import Foundation

/// One element of the retained layout tree: it chooses its size and places its children.
///
/// A parent proposes, the child chooses, the parent places. Sizes are cached per proposal, and a
/// change clears only the caches on the way up, so a pass costs what changed.
///
/// Subclasses override `measure(_:)` and `placeChildren(in:proposal:)`, and call
/// `setNeedsLayout()` when something either of them reads has changed.
@MainActor
open class LayoutNode {
    // MARK: Tree

    /// The children in declaration order.
    public final var children: [LayoutNode] { childStorage }

    /// The node this one was given to, if it still lives.
    public final var parent: LayoutNode? { parentStorage }

    // Both are cleared in deinit, which may not touch isolated state; nothing else does so.
    @exclusivity(unchecked) private nonisolated(unsafe) final var childStorage: [LayoutNode] = []
    @exclusivity(unchecked) private nonisolated(unsafe) final unowned(unsafe) var parentStorage:
        LayoutNode?

    /// The axis of the stack around this node; `nil` outside a stack.
    ///
    /// It passes through modifiers, so that a padded spacer still knows which way it grows.
    @exclusivity(unchecked) public private(set) final var stackAxis: Axis?

    // MARK: Result

    /// The rectangle in the parent node's coordinates, as last placed, in points.
    @exclusivity(unchecked) public private(set) final var frame: CGRect = .zero

    /// What the parent proposed when it last placed this node.
    @exclusivity(unchecked) public private(set) final var placedProposal: ProposedViewSize =
        .unspecified

    /// Called at the root when something in the tree needs another pass.
    public final var onNeedsLayout: (@MainActor () -> Void)?

    /// What the owner of the tree shows for this node, if anything; layout never touches it.
    @exclusivity(unchecked) public final var attachment: AnyObject?

    /// Whether something here or below moved or changed since the owner last looked.
    ///
    /// Where it is set, it is set in all ancestors too.
    @exclusivity(unchecked) public final var needsCommit = true

    /// Marks this node and its ancestors as worth looking at.
    public final func setNeedsCommit() {
        var node: LayoutNode? = self
        while let current = node, !current.needsCommit {
            current.needsCommit = true
            node = current.parentStorage
        }
    }

    /// Counts calls of `measure(_:)` in all trees, for tests.
    public static var measureCount = 0

    // MARK: Bookkeeping

    @exclusivity(unchecked) private final var cache = LayoutCache()
    /// Children must be placed anew.
    @exclusivity(unchecked) private final var needsPlacement = true
    @exclusivity(unchecked) private final var wasPlaced = false
    /// Something below, but not this node, must place its children anew.
    @exclusivity(unchecked) private final var hasDirtyDescendant = false
    /// All ancestors know, and nobody has used this node's size since.
    @exclusivity(unchecked) private final var isInvalidated = false
    @exclusivity(unchecked) private final var cachedGuides: ExplicitGuides?
    @exclusivity(unchecked) final var traits: LayoutTraits?

    /// Whether content is read from the right here, so that children lie mirrored.
    @exclusivity(unchecked) public private(set) final var isMirrored = false
    /// Whether the direction is the node's own and not that of its parent.
    @exclusivity(unchecked) private final var hasOwnDirection = false

    /// Makes a node without parent and children.
    public init() {}

    deinit {
        let identity = ObjectIdentifier(self)
        for child in childStorage {
            if let parent = child.parentStorage, ObjectIdentifier(parent) == identity {
                child.parentStorage = nil
            }
        }
    }

    // MARK: Children

    /// Replaces the children; nothing happens if they are the same nodes in the same order.
    ///
    /// A node that had another parent leaves it.
    public final func setChildren(_ new: [LayoutNode]) {
        if isSame(new) { return }
        for child in childStorage { child.parentStorage = nil }
        childStorage = new
        for child in new {
            child.parentStorage?.forget(child)
            child.parentStorage = self
            child.setStackAxis(stackAxis(for: child))
            child.inheritDirection(from: self)
        }
        childrenDidChange()
        needsCommit = false
        setNeedsCommit()
        setNeedsLayout()
    }

    /// Called after the children changed and before layout is asked for.
    open func childrenDidChange() {}

    private final func isSame(_ new: [LayoutNode]) -> Bool {
        guard new.count == childStorage.count else { return false }
        for index in new.indices where new[index] !== childStorage[index] { return false }
        return true
    }

    private final func forget(_ child: LayoutNode) {
        guard childStorage.contains(where: { $0 === child }) else { return }
        childStorage.removeAll { $0 === child }
        childrenDidChange()
        setNeedsLayout()
    }

    /// The stack axis this node's children see.
    open var childStackAxis: Axis? { nil }

    /// The stack axis one child sees, where children differ.
    open func stackAxis(for child: LayoutNode) -> Axis? { childStackAxis }

    /// Tells the children after `childStackAxis` changed.
    public final func childStackAxisDidChange() {
        for child in childStorage { child.setStackAxis(stackAxis(for: child)) }
        setNeedsLayout()
    }

    private final func setStackAxis(_ axis: Axis?) {
        if axis == stackAxis { return }
        stackAxis = axis
        clearSize()
        for child in childStorage { child.setStackAxis(stackAxis(for: child)) }
    }

    // MARK: Direction

    /// Fixes the direction in which content is read in this node and below, whatever it is above.
    public final func setDirection(_ direction: LayoutDirection) {
        hasOwnDirection = true
        guard isMirrored != (direction == .rightToLeft) else { return }
        setMirrored(!isMirrored)
        setNeedsLayout()
    }

    private final func inheritDirection(from parent: LayoutNode) {
        guard isMirrored != parent.isMirrored, !hasOwnDirection else { return }
        setMirrored(parent.isMirrored)
    }

    private final func setMirrored(_ new: Bool) {
        isMirrored = new
        clearSize()
        directionDidChange()
        for child in childStorage { child.inheritDirection(from: self) }
    }

    /// Called when `isMirrored` changed.
    open func directionDidChange() {}

    /// Whether places of children are counted from the leading edge, and not from the left.
    open var placesChildrenFromLeading: Bool { true }

    // MARK: Measuring

    /// The size this node takes for a proposal, in points.
    public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = cache.size(for: proposal) { return size }
        Self.measureCount += 1
        let size = measure(proposal)
        cache.insert(size, for: proposal)
        isInvalidated = false
        return size
    }

    /// Chooses the size for a proposal. Override; ask children by `sizeThatFits(_:)`.
    open func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Takes a size as known for a proposal, without measuring.
    ///
    /// For containers that can conclude it: a child with equal minimum and maximum.
    final func assume(_ size: CGSize, for proposal: ProposedViewSize) {
        if cache.size(for: proposal) == nil { cache.insert(size, for: proposal) }
    }

    // MARK: Placing

    /// Puts the node at a point in its parent's coordinates.
    ///
    /// The size is what the node chooses for the proposal. Children are placed only if something
    /// here changed.
    public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let old = frame
        var new = CGRect(origin: origin, size: size)
        if let parent = parentStorage, parent.isMirrored, parent.placesChildrenFromLeading {
            new.origin.x = parent.frame.width - origin.x - size.width
        }
        let mustPlace = needsPlacement || size != old.size || proposal != placedProposal
        let mustDescend = hasDirtyDescendant
        placedProposal = proposal
        wasPlaced = true
        clearFlags()
        if new != old {
            frame = new
            setNeedsCommit()
            parentStorage?.setNeedsCommit()
            frameDidChange(from: old)
        }
        if mustPlace {
            placeChildren(in: size, proposal: proposal)
        } else if mustDescend {
            layOutDirtyChildren()
        }
    }

    /// Lays out what was invalidated below this node, keeping its own size and position.
    ///
    /// For a boundary that the frame's owner places by itself.
    public final func layoutIfNeeded() {
        let mustPlace = needsPlacement
        let mustDescend = hasDirtyDescendant
        guard wasPlaced, mustPlace || mustDescend else { return }
        clearFlags()
        if mustPlace {
            placeChildren(in: frame.size, proposal: placedProposal)
        } else {
            layOutDirtyChildren()
        }
    }

    /// Places every child by `place(at:proposal:)`. Override in containers.
    open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// The children that placing puts somewhere, and that are therefore to be shown.
    open var placedChildren: [LayoutNode] { childStorage }

    /// Called when `place(at:proposal:)` changed the frame, before the children are placed.
    open func frameDidChange(from old: CGRect) {}

    /// Whether a pass has something to do at or below this node.
    public final var needsLayout: Bool { needsPlacement || hasDirtyDescendant }

    private final func layOutDirtyChildren() {
        for child in placedChildren { child.layoutIfNeeded() }
    }

    // Flags fall before the children are placed: what placing invalidates stays invalidated.
    private final func clearFlags() {
        needsPlacement = false
        hasDirtyDescendant = false
        isInvalidated = false
    }

    // MARK: Invalidating

    /// Marks this node's size and placement, and all sizes that depend on it, as out of date.
    public final func setNeedsLayout() {
        var node = self
        while true {
            if node.isInvalidated { return }
            node.clearSize()
            node.isInvalidated = true
            guard let parent = node.parentStorage else { return node.notifyRoot() }
            if parent.isLayoutBoundary || !parent.sizeDepends(on: node) {
                return parent.setNeedsPlacement()
            }
            node = parent
        }
    }

    /// Has the children placed anew in the next pass; the size stays.
    public final func setNeedsPlacement() {
        needsPlacement = true
        cachedGuides = nil
        placementDidInvalidate()
        var node = self
        if node.isInvalidated { return }
        while let parent = node.parentStorage {
            if parent.hasDirtyDescendant || parent.isInvalidated { return }
            parent.hasDirtyDescendant = true
            node = parent
        }
        node.notifyRoot()
    }

    /// Takes the children's placement as done, although placing them invalidated it.
    ///
    /// For a boundary that makes its children while it places them.
    public final func acceptPlacement() {
        needsPlacement = false
        hasDirtyDescendant = false
    }

    /// Has the children placed anew by the `place(at:proposal:)` that follows at once.
    final func markForPlacement() { needsPlacement = true }

    private final func clearSize() {
        cache.removeAll()
        cachedGuides = nil
        needsPlacement = true
        sizeDidInvalidate()
    }

    private final func notifyRoot() { onNeedsLayout?() }

    /// Called when cached sizes were dropped; drop what `measure(_:)` remembered too.
    open func sizeDidInvalidate() {}

    /// Called when only the placement was invalidated.
    open func placementDidInvalidate() {}

    /// Whether the size never depends on any child, so that changes below stop here.
    open var isLayoutBoundary: Bool { false }

    /// Whether the size depends on this child; an overlay's does not on its decoration.
    open func sizeDepends(on child: LayoutNode) -> Bool { true }

    // MARK: Participation in containers

    /// Whether stacks treat the node as a spacer.
    open var isSpacer: Bool { false }

    /// What kind of neighbour the node is for default spacing.
    open var spacingPreference: SpacingPreference { isSpacer ? .none : .plain }

    /// The preferred spacing side by side.
    open var viewSpacing: ViewSpacing { ViewSpacing(spacingPreference) }

    /// The priority that holds where none was set on this node.
    open var inheritedPriority: Double { 0 }

    /// The node whose traits show through this one; `nil` for anything but modifiers.
    open var traitSource: LayoutNode? { nil }

    // MARK: Alignment

    /// Which families of guides this node sets by itself, children left out.
    ///
    /// Override together with `explicitAlignment(_:in:proposal:)`: guides of other families are
    /// never asked for. Leaves are asked for text baselines unless told otherwise.
    open var ownExplicitGuides: ExplicitGuides { childStorage.isEmpty ? .baselines : [] }

    /// Whether guides set inside a child show in this node.
    open func exposesGuides(of child: LayoutNode) -> Bool { true }

    /// A guide's value if this node or something in it sets one, in the node's coordinates.
    open func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    { nil }

    /// Which families of guides are set by this node or anything whose guides show in it.
    final var explicitGuides: ExplicitGuides {
        if let cachedGuides { return cachedGuides }
        var guides = ownExplicitGuides
        for child in childStorage where exposesGuides(of: child) {
            guides.formUnion(child.explicitGuides)
        }
        cachedGuides = guides
        return guides
    }
}
