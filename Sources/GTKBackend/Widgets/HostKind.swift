import SwiftUICore

/// Which widget a render node needs; a node whose kind changes gets a new widget.
enum HostKind: Hashable, Sendable {
    case surface(SurfaceRole)
    /// Takes no input, nor do its children.
    case inert
    case text(SurfaceRole)
    case selectableText
    case button(SurfaceRole)
    case tapArea(isButton: Bool)
    case gestureArea(SurfaceRole)
    case textField(TextFieldState.Look, isSecure: Bool)
    case textArea(TextFieldState.Look)
    case calendar
    case number
    case colorWell
    case toggle
    case spinner
    case pulsingBar
    case progress
    case picker(PickerState.Look)
    case slider
    case stepper
    case scroll
    case headerBar
    case foreign(ForeignContent)
}

extension HostKind {
    /// The kind of widget for a node, nil when the widget around it draws it.
    ///
    /// - Parameters:
    ///   - isCombined: Whether it lies in an element that speaks for its whole subtree.
    ///   - isForced: Whether it must have a widget, such as an item of a header bar.
    @MainActor
    init?(of node: RenderNode, isCombined: Bool, isForced: Bool = false) {
        let role = node.accessibility.role.map { SurfaceRole($0) }
        switch node.content {
        case .group, .shape, .effect, .image, .text:
            guard
                let kind = HostKind.drawn(
                    node, role: role, isCombined: isCombined, isForced: isForced)
            else { return nil }
            self = kind
        case .tapArea: self = .tapArea(isButton: node.accessibility.role == .button)
        case .gestureArea: self = .gestureArea(role ?? .group)
        case .button: self = .button(role ?? .button)
        case .textField(let state):
            self =
                state.isMultiline
                ? .textArea(state.look) : .textField(state.look, isSecure: state.isSecure)
        case .calendar: self = .calendar
        case .number: self = .number
        case .colorWell: self = .colorWell
        case .toggle: self = .toggle
        case .progress(let fraction, let isCircular, _):
            self = fraction != nil ? .progress : isCircular ? .spinner : .pulsingBar
        case .picker(let state): self = .picker(state.look)
        case .slider: self = .slider
        case .stepper: self = .stepper
        case .scroll: self = .scroll
        case .headerBar: self = .headerBar
        case .foreign(let content): self = .foreign(content)
        }
    }

    @MainActor
    private static func drawn(
        _ node: RenderNode, role: SurfaceRole?, isCombined: Bool, isForced: Bool
    ) -> HostKind? {
        if case .effect(.inert) = node.content, !isCombined { return .inert }
        let isSpoken = !isCombined && !node.accessibility.isHidden
        switch node.content {
        case .text(let text) where isSpoken:
            return text.isSelectable ? .selectableText : .text(role ?? .label)
        case .image where isSpoken && node.accessibility.isElement:
            return .surface(role ?? .image)
        case .group, .shape, .effect:
            if isSpoken && node.accessibility.isElement { return .surface(role ?? .group) }
        default: break
        }
        return isForced ? .surface(role ?? .group) : nil
    }
}

extension AccessibilityState {
    /// Whether a drawn node has to be a thing of its own for assistive technology.
    var isElement: Bool {
        role != nil || label != nil || value != nil || identifier != nil || combinesChildren
            || !actions.isEmpty
    }
}
