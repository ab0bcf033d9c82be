import Foundation
import SwiftUICore

extension HeadlessWindow {
    /// What is on screen as text, a line per node, deeper ones further in.
    public func tree(withFrames: Bool = false) -> String {
        var lines: [String] = []
        func look(_ node: RenderNode, _ depth: Int) {
            var line = String(repeating: "  ", count: depth) + Self.name(of: node.content)
            if let label = node.accessibility.label { line += " label=\(label)" }
            if let identifier = node.accessibility.identifier { line += " id=\(identifier)" }
            if !node.isEnabled { line += " disabled" }
            if withFrames {
                let frame = node.frame
                line += " (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
            }
            lines.append(line)
            for child in node.children { look(child, depth + 1) }
        }
        look(root.renderRoot, 0)
        return lines.joined(separator: "\n")
    }

    private static func name(of content: RenderContent) -> String {
        switch content {
        case .group: "group"
        case .text(let text): "text \"\(text.string)\""
        case .shape: "shape"
        case .image(let image): "image \(image.source)"
        case .effect(let effect): "effect \(effect)"
        case .tapArea: "tap area"
        case .gestureArea: "gesture area"
        case .button(let look): "button \(look)"
        case .textField(let state): "field \"\(state.text)\""
        case .toggle(let isOn): "switch \(isOn ? "on" : "off")"
        case .progress(let fraction, _, _): "progress \(fraction.map { "\($0)" } ?? "…")"
        case .picker(let state):
            "picker \(state.selection.map { state.options[$0] } ?? "none")"
        case .slider(let value, _, _, _): "slider \(value)"
        case .stepper: "stepper"
        case .calendar(let day): "calendar \(day.year)-\(day.month)-\(day.day)"
        case .number(let value, _, _, _): "number \(value)"
        case .colorWell: "color well"
        case .scroll: "scroll"
        case .headerBar(let state): "header \"\(state.title)\""
        case .foreign(let foreign):
            "foreign \(foreign.kind) \(foreign.model.summary)"
                .trimmingCharacters(in: .whitespaces)
        }
    }
}
