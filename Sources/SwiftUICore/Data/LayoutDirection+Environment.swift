import Foundation
import LayoutCore

extension LayoutDirection {
    /// The direction of the user's language.
    static let ofUser: LayoutDirection =
        Locale.Language(identifier: Locale.current.identifier).characterDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
}

extension EnvironmentValues {
    /// Where lines of one text stand: `leading` is the left of what is drawn, `trailing` the right.
    var lineAlignment: ResolvedText.Alignment {
        let isMirrored = layoutDirection == .rightToLeft
        switch multilineTextAlignment {
        case .leading: return isMirrored ? .trailing : .leading
        case .center: return .center
        case .trailing: return isMirrored ? .leading : .trailing
        }
    }
}

/// Has the boxes of its content lie in one direction.
struct DirectionModifier: Equatable {
    var direction: LayoutDirection
}

extension DirectionModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        box.setDirection(direction)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.setDirection(direction)
    }
}

/// Mirrors what its content draws where content is read from the right.
struct MirrorModifier: Equatable {
    var isOn: Bool
}

extension MirrorModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        updateBox(box, in: environment)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        let isMirrored = isOn && environment.layoutDirection == .rightToLeft
        box.show(
            .effect(
                .transform(
                    scaleX: isMirrored ? -1 : 1, scaleY: 1, rotation: 0,
                    anchor: UnitPoint.center.value)))
    }
}

extension View {
    /// Sets the direction in which content is read, for this view and all below it.
    public nonisolated func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View {
        modifier(EnvironmentWriter(keyPath: keyPath, value: value))
            .modifier(DirectionModifier(direction: value))
    }
    /// Mirrors what the view draws where content is read from the right.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirrorModifier(isOn: enabled))
    }
}

extension Image {
    /// The symbol's name where content is read in a direction: "forward" is where one reads to.
    static func symbolName(_ name: String, in direction: LayoutDirection) -> String {
        guard direction == .rightToLeft else { return name }
        return name.split(separator: ".").map { part in
            switch part {
            case "forward": "left"
            case "backward": "right"
            default: String(part)
            }
        }
        .joined(separator: ".")
    }
}
