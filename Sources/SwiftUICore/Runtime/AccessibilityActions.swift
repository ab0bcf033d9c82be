/// Something that assistive technology, or a key, can ask of an element.
@MainActor
package struct AccessibilityAction {
    /// What a person is offered.
    package let name: String
    package let perform: @MainActor () -> Void
}

/// What one modifier lets be asked of an element; told apart by identity, so that a view that is
/// made anew can change what happens.
package final class AccessibilityActionSet: Hashable, @unchecked Sendable {
    enum Content {
        case standard(AccessibilityActionKind, () -> Void)
        case named(String, () -> Void)
        case adjustable((AccessibilityAdjustmentDirection) -> Void)
        /// Read from views when it is asked for.
        case views(@MainActor () -> [AccessibilityAction])
    }
    /// Touched on the main actor alone.
    var content: Content

    init(_ content: Content) { self.content = content }

    /// Takes newer closures; false where what is offered is something else.
    func take(_ new: Content) -> Bool {
        switch (content, new) {
        case (.standard(let old, _), .standard(let kind, _)) where old == kind: break
        case (.named(let old, _), .named(let name, _)) where old == name: break
        case (.adjustable, .adjustable): break
        default: return false
        }
        content = new
        return true
    }

    package static func == (a: AccessibilityActionSet, b: AccessibilityActionSet) -> Bool {
        a === b
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AccessibilityState {
    /// What the element offers by name, the inner modifiers' first.
    @MainActor
    package var namedActions: [AccessibilityAction] {
        actions.flatMap { set -> [AccessibilityAction] in
            switch set.content {
            case .standard(let kind, _):
                guard let name = kind.spokenName else { return [] }
                return [AccessibilityAction(name: name) { set.performStandard() }]
            case .named(let name, _):
                return [AccessibilityAction(name: name) { set.performNamed() }]
            case .views(let read): return read()
            case .adjustable: return []
            }
        }
    }

    /// What the element does when it is pressed; nil where no modifier says so.
    @MainActor
    package var defaultAction: (@MainActor () -> Void)? {
        for set in actions.reversed() {
            if case .standard(.default, _) = set.content { return { set.performStandard() } }
        }
        return nil
    }

    /// Makes the element's value larger or smaller; nil for what has none.
    @MainActor
    package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? {
        for set in actions.reversed() {
            if case .adjustable = set.content {
                return { if case .adjustable(let handler) = set.content { handler($0) } }
            }
        }
        return nil
    }
}

extension AccessibilityActionSet {
    fileprivate func performStandard() { if case .standard(_, let handler) = content { handler() } }
    fileprivate func performNamed() { if case .named(_, let handler) = content { handler() } }
}
