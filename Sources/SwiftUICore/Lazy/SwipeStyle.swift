import Foundation
import LayoutCore

/// How the buttons behind a row look: white words on their tint, as tall as the row.
struct SwipeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        SwipeButtonLabel(configuration: configuration)
    }
}

private struct SwipeButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        configuration.label
            .labelStyle(SwipeLabelStyle())
            .lineLimit(1)
            .foregroundColor(.white)
            .padding(.horizontal, 10)
            .frame(minWidth: 72, maxWidth: .infinity, maxHeight: .infinity)
            .background(color.opacity(configuration.isPressed ? 0.8 : 1))
    }

    private var color: Color {
        tint ?? (configuration.role == .destructive ? .red : Color(white: 0.55))
    }
}

/// The icon over the title.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon
            configuration.title.font(.caption)
        }
    }
}

/// Tells the list that a button behind a row was pressed.
@MainActor
final class ButtonObserver {
    let wasPressed: @MainActor () -> Void
    init(_ wasPressed: @escaping @MainActor () -> Void) { self.wasPressed = wasPressed }
}

extension EnvironmentValues {
    private enum ObserverKey: EnvironmentKey { static var defaultValue: ButtonObserver? { nil } }
    /// Who is told after a button's action ran.
    var buttonObserver: ButtonObserver? {
        get { self[ObserverKey.self] }
        set { self[ObserverKey.self] = newValue }
    }
}

/// The actions of one edge of a row that is swiped, and how far they show.
@MainActor
final class OpenSwipe {
    let row: ListRowBox
    let edge: HorizontalEdge
    let sets: [SwipeSet]
    let parts: [DetachedNode]
    /// Points that the row's content has moved to the middle.
    var amount: CGFloat = 0
    /// `amount` when the present drag began.
    var start: CGFloat = 0

    init?(
        row: ListRowBox, edge: HorizontalEdge, sets: [SwipeSet],
        wasPressed: @escaping @MainActor () -> Void
    ) {
        guard !sets.isEmpty else { return nil }
        self.row = row
        self.edge = edge
        self.sets = sets
        let observer = ButtonObserver(wasPressed)
        parts = sets.map { set in
            DetachedNode(set.makeView(), parent: row.item.node) {
                $0.buttonStyle = .custom(SwipeButtonStyle())
                $0.isCollectingActions = true
                $0.tint = nil
                $0.foregroundStyle = nil
                $0.buttonObserver = observer
            }
        }
        guard !boxes.isEmpty else {
            end()
            return nil
        }
    }

    /// From the edge inward.
    var boxes: [LayoutNode] { parts.flatMap(\.boxes) }

    var actions: [PresentedAction] {
        parts.flatMap { $0.preferenceValue(PresentedActionsKey.self) }
    }

    /// Points that all actions take when they show whole.
    func width(height: CGFloat) -> CGFloat {
        boxes.reduce(0) {
            $0 + $1.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
        }
    }

    func end() {
        for part in parts { part.destroy() }
    }
}
