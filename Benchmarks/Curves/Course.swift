import CSections
import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore

/// One shape at one size, put through everything that is measured of it.
@MainActor
struct Course {
    private let shape: Shape
    private let size: Int
    private let isMeasured: Bool
    private let model: CurveModel
    private let backend = HeadlessBackend()
    private let root: ViewRoot

    init(_ shape: Shape, size: Int, isMeasured: Bool) {
        self.shape = shape
        self.size = size
        self.isMeasured = isMeasured
        let hasRows = ![.nesting, .writes, .text].contains(shape)
        model = CurveModel(shape == .resize ? max(size, 40) : hasRows ? size : 0)
        root = ViewRoot(backend: backend)
    }

    func run() {
        let view = ShapeView(shape: shape, size: size, model: model)
        measure("start") {
            root.mount(view)
            root.setSize(CGSize(width: 400, height: 800))
            pump()
        }
        switch shape {
        case .list, .lazyStack, .lazyGrid, .stack, .siblings: change()
        case .writes: write()
        case .resize: resize()
        case .nesting: measure("change", repeated: 5) { model.value += 1 }
        case .text: break
        }
        root.close()
    }

    private func change() {
        measure("change", repeated: 5) { model.items[3].title += "." }
        measure("append", repeated: 3) {
            let start = model.items.count
            model.items += (start..<(start + 100)).map(CurveItem.init)
        }
        measure("insert first", repeated: 3) {
            model.items.insert(CurveItem(model.items.count), at: 0)
        }
        guard let region = findRegion(root.renderRoot) else { return }
        var page = 0
        measure("scroll", repeated: 5) {
            page += 1
            region.handlers.scrolled?(CGPoint(x: 0, y: 700 * page))
        }
    }

    /// As many writes as `size` in a second of sixty frames.
    private func write() {
        measure("writes") {
            for index in 0..<size {
                model.value += 1
                if (index + 1).isMultiple(of: max(size / 60, 1)) { pump() }
            }
        }
    }

    private func resize() {
        var width = 400.0
        measure("resize", repeated: 20) {
            width += 3
            root.setSize(CGSize(width: width, height: 800))
        }
    }

    private func pump() {
        var rounds = 0
        while rounds < 20, backend.renderRequestedFrames() { rounds += 1 }
    }

    private func findRegion(_ node: RenderNode) -> RenderNode? {
        if case .scroll = node.content { return node }
        for child in node.children {
            if let found = findRegion(child) { return found }
        }
        return nil
    }

    /// Counts what a body and the frames that it asks for cost, as often as it is `repeated`.
    private func measure(_ name: String, repeated: Int = 1, _ body: () -> Void) {
        for _ in 0..<repeated {
            let bodies = root.bodyEvaluationCount
            let measures = LayoutNode.measureCount
            let allocations = section_allocations()
            let cpu = section_cpu()
            if isMeasured { section_begins() }
            body()
            pump()
            if isMeasured { section_ends() } else { continue }
            let figures: [String] = [
                "\"what\": \"\(name)\"", "\"size\": \(size)",
                "\"cpu\": \(section_cpu() - cpu)",
                "\"allocations\": \(section_allocations() - allocations)",
                "\"bodies\": \(root.bodyEvaluationCount - bodies)",
                "\"measures\": \(LayoutNode.measureCount - measures)",
                "\"nodes\": \(root.liveNodeCount)",
                "\"memory_kb\": \(section_memory("VmRSS"))",
            ]
            print("{\(figures.joined(separator: ", "))}")
        }
    }
}
