import LayoutCore

/// A button found among the views of an alert.
@MainActor
struct PresentedAction {
    var title: String
    var role: ButtonRole?
    var isEnabled: Bool
    var perform: @MainActor () -> Void
}

enum PresentedActionsKey: PreferenceKey {
    static var defaultValue: [PresentedAction] { [] }
    static func reduce(value: inout [PresentedAction], nextValue: () -> [PresentedAction]) {
        value += nextValue()
    }
}

enum PresentedMessageKey: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) {
        let next = nextValue()
        if !next.isEmpty { value = value.isEmpty ? next : value + "\n" + next }
    }
}

extension EnvironmentValues {
    private enum CollectsKey: EnvironmentKey { static let defaultValue = false }
    /// Whether views are read for the buttons and texts of an alert, not shown.
    var isCollectingActions: Bool {
        get { self[CollectsKey.self] }
        set { self[CollectsKey.self] = newValue }
    }
}

/// The plain text that boxes show, in order.
@MainActor
func plainText(of nodes: [LayoutNode]) -> String {
    var parts: [String] = []
    func look(_ node: LayoutNode) {
        if case .text(let text) = node.renderNode?.targetContent { parts.append(text.string) }
        node.children.forEach(look)
    }
    nodes.forEach(look)
    return parts.joined(separator: " ")
}
