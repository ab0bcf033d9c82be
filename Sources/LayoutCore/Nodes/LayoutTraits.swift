import Foundation

/// Facts a node tells its container; allocated only where something was set.
struct LayoutTraits {
    var priority: Double?
    var zIndex: Double?
    var grid: GridCellTraits?
    var values: [ObjectIdentifier: Any] = [:]
}

/// What a view in a grid asks of its cell.
public struct GridCellTraits: Equatable, Sendable {
    /// How many columns the cell spans, at least one.
    public var columns: Int?
    /// Axes on which the cell takes no part in sizing its column or row.
    public var unsizedAxes: Axis.Set?
    /// The guide of the cell's whole column.
    public var columnAlignment: HorizontalAlignment?
    /// Where in the cell the view goes, instead of by alignment.
    public var anchor: UnitPoint?

    /// Makes traits that ask nothing.
    public init(
        columns: Int? = nil, unsizedAxes: Axis.Set? = nil,
        columnAlignment: HorizontalAlignment? = nil, anchor: UnitPoint? = nil
    ) {
        self.columns = columns
        self.unsizedAxes = unsizedAxes
        self.columnAlignment = columnAlignment
        self.anchor = anchor
    }

    func filled(from inner: GridCellTraits) -> GridCellTraits {
        GridCellTraits(
            columns: columns ?? inner.columns,
            unsizedAxes: unsizedAxes ?? inner.unsizedAxes,
            columnAlignment: columnAlignment ?? inner.columnAlignment,
            anchor: anchor ?? inner.anchor)
    }
}

extension LayoutNode {
    /// The layout priority; modifiers show that of the view they modify.
    ///
    /// Setting it on a modifier hides what is inside.
    public final var priority: Double {
        get { traits?.priority ?? traitSource?.priority ?? inheritedPriority }
        set { setTrait(\.priority, newValue) }
    }

    /// The draw order among siblings, 0 unless set.
    ///
    /// Of several along modifiers the innermost counts.
    public final var zIndex: Double {
        get { explicitZIndex ?? 0 }
        set { setTrait(\.zIndex, newValue) }
    }

    private final var explicitZIndex: Double? { traitSource?.explicitZIndex ?? traits?.zIndex }

    /// What the node asks of its grid cell, modifiers included, outermost first.
    public final var gridTraits: GridCellTraits {
        get {
            let own = traits?.grid ?? GridCellTraits()
            guard let traitSource else { return own }
            return own.filled(from: traitSource.gridTraits)
        }
        set { setTrait(\.grid, newValue) }
    }

    private final func setTrait<Value: Equatable>(
        _ path: WritableKeyPath<LayoutTraits, Value?>, _ value: Value
    ) {
        if traits?[keyPath: path] == value { return }
        if traits == nil { traits = LayoutTraits() }
        traits?[keyPath: path] = value
        setNeedsLayout()
    }

    /// A value set for custom layouts, modifiers included, outermost first.
    public final func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        storedLayoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }

    /// Sets a value for custom layouts. Values that can be compared invalidate only on change.
    public final func setLayoutValue<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
        let id = ObjectIdentifier(key)
        if let old = traits?.values[id], isEqual(old, value) { return }
        if traits == nil { traits = LayoutTraits() }
        traits?.values[id] = value
        setNeedsLayout()
    }

    final func storedLayoutValue(_ id: ObjectIdentifier) -> Any? {
        traits?.values[id] ?? traitSource?.storedLayoutValue(id)
    }

    private final func isEqual(_ old: Any, _ new: Any) -> Bool {
        func compare<Value: Equatable>(_ old: Value) -> Bool { new as? Value == old }
        guard let old = old as? any Equatable else { return false }
        return compare(old)
    }
}
