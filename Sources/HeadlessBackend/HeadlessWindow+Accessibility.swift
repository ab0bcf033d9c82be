import SwiftUICore

/// What assistive technology can do, for tests.
extension HeadlessWindow {
    private func acting(_ name: String) -> AccessibilityState? {
        find(name) { !$0.accessibility.actions.isEmpty && !$0.accessibility.isHidden }?
            .accessibility
    }

    /// The names of the actions that the element of a name offers.
    public func accessibilityActions(of name: String) -> [String] {
        acting(name)?.namedActions.map(\.name) ?? []
    }

    /// Performs an action that the element of a name offers by name.
    ///
    /// - Returns: Whether there is such an action.
    @discardableResult
    public func perform(_ action: String, on name: String) -> Bool {
        let found = acting(name)?.namedActions.first { $0.name == action }
        found?.perform()
        pump()
        return found != nil
    }

    /// Presses the element of a name as assistive technology does.
    ///
    /// - Returns: Whether the element has an action of its own for that.
    @discardableResult
    public func performDefaultAction(on name: String) -> Bool {
        let found = acting(name)?.defaultAction
        found?()
        pump()
        return found != nil
    }

    /// Makes the value of the element of a name larger or smaller.
    ///
    /// - Returns: Whether the element can be adjusted.
    @discardableResult
    public func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection) -> Bool {
        let found = acting(name)?.adjust
        found?(direction)
        pump()
        return found != nil
    }
}
