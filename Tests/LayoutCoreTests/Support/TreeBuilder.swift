import Foundation
import LayoutCore

/// A fixture's view with the nodes made for it.
@MainActor
struct BuiltView {
    /// The bare view's node, then the node after each modifier; empty for a group.
    var stages: [LayoutNode]
    var children: [BuiltView]
    /// Content given to modifiers, by the modifier's number.
    var contents: [Int: BuiltView] = [:]

    /// What the view contributes to its container: several nodes for a group.
    var nodes: [LayoutNode] {
        if let last = stages.last { return [last] }
        return children.flatMap(\.nodes)
    }
}

/// A fixture that says something the builder doesn't know.
struct UnknownNotation: Error, CustomStringConvertible {
    let description: String
}

/// Makes nodes from a fixture's tree. The notation is that of Fixtures/README.
@MainActor
enum TreeBuilder {
    static func build(_ tree: JSONValue) throws -> BuiltView {
        let kind = tree["view"]?.string ?? ""
        let children = try (tree["children"]?.array ?? []).map(build)
        if kind == "Group" || kind == "EmptyView" {
            return BuiltView(stages: [], children: children)
        }
        let node = try ViewNotation.node(kind, tree)
        node.setChildren(children.flatMap(\.nodes))
        var view = BuiltView(stages: [node], children: children)
        for (number, modifier) in (tree["mods"]?.array ?? []).enumerated() {
            try apply(modifier, number: number, to: &view)
        }
        return view
    }

    private static func apply(_ modifier: JSONValue, number: Int, to view: inout BuiltView) throws {
        guard let (name, value) = modifier.object?.first, let inner = view.stages.last else {
            throw UnknownNotation(description: "a modifier without name, or of a group")
        }
        let node = try ModifierNotation.node(name, value)
        var children = [inner]
        if let content = value["content"] {
            let built = try build(content)
            view.contents[number] = built
            children += built.nodes
        }
        node.setChildren(children)
        view.stages.append(node)
    }

    /// The node a path of the notation names.
    static func node(at path: String, in root: BuiltView) throws -> LayoutNode {
        let parts = path.split(separator: "@", maxSplits: 1)
        var view = root
        for step in (parts.first ?? "").split(separator: "/") {
            if step.hasPrefix("m"), let number = Int(step.dropFirst()),
                let content = view.contents[number]
            {
                view = content
            } else if let index = Int(step), view.children.indices.contains(index) {
                view = view.children[index]
            } else {
                throw UnknownNotation(description: "no view at \(path)")
            }
        }
        let stage = parts.count < 2 ? 0 : Int(parts[1]) ?? view.stages.count - 1
        guard view.stages.indices.contains(stage) else {
            throw UnknownNotation(description: "no stage at \(path)")
        }
        return view.stages[stage]
    }
}
