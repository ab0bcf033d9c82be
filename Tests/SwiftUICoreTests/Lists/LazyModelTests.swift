import Combine
import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Lazy containers of conditions, sections and collections, changed and scrolled at random.
///
/// After each step, what the data says and the viewport shows must be on screen exactly once, in
/// order and without gaps, and what has appeared must be what is on screen.
@MainActor
struct LazyModelTests {
    enum Container: CaseIterable { case list, groupedList, lazyStack, grid }
    nonisolated static let seeds: [UInt64] = [3, 14, 159, 2653, 58979, 323_846]

    /// What the views show.
    struct Content {
        enum Phase { case loading, failed, rows }
        struct Part: Identifiable {
            var id: Int
            var hasHeader = true
            var hasFooter = false
            var rows: [Int]?
        }
        struct Bunch: Identifiable {
            var id: Int
            var items: [Int]
        }
        var hasTop = true
        var parts: [Part] = []
        var hasSection = true
        var phase = Phase.loading
        var results: [Int] = []
        var extra: [Int]?
        var bunches: [Bunch] = []
        var pairs: [Int] = []
        var odd: [Int] = []

        /// The leaves in order.
        var names: [String] {
            var all: [String] = hasTop ? ["top"] : []
            for part in parts {
                if part.hasHeader { all.append("head \(part.id)") }
                all += part.rows.map { $0.map { "row \(part.id).\($0)" } } ?? ["wait \(part.id)"]
                if part.hasFooter { all.append("foot \(part.id)") }
            }
            if hasSection {
                switch phase {
                case .loading: all.append("loading")
                case .failed: all += ["failed", "retry"]
                case .rows: all += results.map { "result \($0)" }
                }
            }
            all += extra.map { $0.map { "extra \($0)" } } ?? ["no extra"]
            for bunch in bunches { all += bunch.items.map { "bunch \(bunch.id).\($0)" } }
            for pair in pairs { all += ["left \(pair)", "right \(pair)"] }
            all += odd.filter { $0 % 2 == 1 }.map { "odd \($0)" }
            return all + ["end"]
        }
    }

    final class Model: ObservableObject {
        @Published var content = Content()
        /// Appearances less disappearances, by name.
        var appeared: [String: Int] = [:]
    }

    struct Leaf: View {
        let name: String
        let model: Model
        private var height: CGFloat { CGFloat(name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 61 }) }
        var body: some View {
            Text(name).font(.system(size: 8))
                .frame(height: 12 + height)
                .onAppear { model.appeared[name, default: 0] += 1 }
                .onDisappear { model.appeared[name, default: 0] -= 1 }
        }
    }

    struct Screen: View {
        let container: Container
        @ObservedObject var model: Model
        private var content: Content { model.content }
        private func leaf(_ name: String) -> Leaf { Leaf(name: name, model: model) }

        var body: some View {
            switch container {
            case .list: List { rows }.listStyle(.plain)
            case .groupedList: List { rows }.listStyle(.insetGrouped)
            case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
            case .grid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows }
                }
            }
        }

        @ViewBuilder private var rows: some View {
            if content.hasTop { leaf("top") }
            ForEach(content.parts) { part in
                Section {
                    if let rows = part.rows {
                        ForEach(rows, id: \.self) { leaf("row \(part.id).\($0)") }
                    } else {
                        leaf("wait \(part.id)")
                    }
                } header: {
                    if part.hasHeader { leaf("head \(part.id)") }
                } footer: {
                    if part.hasFooter { leaf("foot \(part.id)") }
                }
            }
            if content.hasSection { Section { results } }
            Group {
                if let extra = content.extra {
                    ForEach(extra, id: \.self) { leaf("extra \($0)") }
                } else {
                    leaf("no extra")
                }
            }
            ForEach(content.bunches) { bunch in
                ForEach(bunch.items, id: \.self) { leaf("bunch \(bunch.id).\($0)") }
            }
            ForEach(content.pairs, id: \.self) { pair in
                leaf("left \(pair)")
                leaf("right \(pair)")
            }
            ForEach(content.odd, id: \.self) { if $0 % 2 == 1 { leaf("odd \($0)") } }
            leaf("end")
        }

        @ViewBuilder private var results: some View {
            switch content.phase {
            case .loading: leaf("loading")
            case .failed:
                leaf("failed")
                leaf("retry")
            case .rows: ForEach(content.results, id: \.self) { leaf("result \($0)") }
            }
        }
    }

    /// A generator that gives the same for a seed on every machine.
    struct Chance: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
        mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
        mutating func numbers(upTo count: Int) -> [Int] {
            Array((0..<30).shuffled(using: &self).prefix(below(count + 1)))
        }
    }

    private static func change(_ content: inout Content, _ chance: inout Chance) -> String {
        let kind = chance.below(12)
        switch kind {
        case 0: content.hasTop.toggle()
        case 1: content.hasSection.toggle()
        case 2: content.phase = [.loading, .failed, .rows][chance.below(3)]
        case 3: content.results = chance.numbers(upTo: 20)
        case 4: content.extra = chance.below(2) == 0 ? nil : chance.numbers(upTo: 12)
        case 5:
            let ids = (0..<4).shuffled(using: &chance).prefix(chance.below(5))
            content.bunches = ids.map { .init(id: $0, items: chance.numbers(upTo: 6)) }
        case 6: content.pairs = chance.numbers(upTo: 6)
        case 7: content.odd = chance.numbers(upTo: 12)
        case 8:
            let known = Dictionary(uniqueKeysWithValues: content.parts.map { ($0.id, $0) })
            content.parts = (0..<5).shuffled(using: &chance).prefix(chance.below(6))
                .map { known[$0] ?? .init(id: $0, rows: nil) }
        default:
            guard !content.parts.isEmpty else { break }
            let index = chance.below(content.parts.count)
            switch kind {
            case 9: content.parts[index].hasHeader.toggle()
            case 10: content.parts[index].hasFooter.toggle()
            default:
                content.parts[index].rows =
                    chance.below(3) == 0 ? nil : chance.numbers(upTo: 25)
            }
        }
        return "change \(kind)"
    }

    /// What is wrong on screen, nil when all is well.
    private func problem(
        _ window: HeadlessWindow, _ model: Model, arePinned: Bool
    ) -> String? {
        var names = model.content.names
        var shown = window.texts
        if Set(shown).count != shown.count { return "shown twice: \(shown)" }
        let seen = model.appeared.filter { $0.value != 0 }
        if let odd = seen.first(where: { $0.value != 1 }) { return "appeared \(odd)" }
        if Set(seen.keys) != Set(shown) {
            let lost = Set(shown).subtracting(seen.keys).sorted()
            let left = Set(seen.keys).subtracting(shown).sorted()
            return "on screen and not appeared \(lost), appeared and not on screen \(left)"
        }
        // Headers and footers that stay in view are drawn last, wherever their rows are.
        if arePinned {
            shown.removeAll { $0.hasPrefix("head") || $0.hasPrefix("foot") }
            names.removeAll { $0.hasPrefix("head") || $0.hasPrefix("foot") }
        }
        guard let first = shown.first, let start = names.firstIndex(of: first) else {
            return "nothing of \(names) on screen: \(shown)"
        }
        if Array(names[start...].prefix(shown.count)) != shown {
            return "no stretch of \(names):\n\(shown)"
        }
        let frames = shown.compactMap { window.frame(ofText: $0) }
        let bottom = window.size.height
        if start > 0, frames.map(\.minY).min() ?? 0 > 40 { return "a gap above \(shown)" }
        if shown.last != names.last, frames.map(\.maxY).max() ?? 0 < bottom - 60 {
            return "a gap below \(shown)"
        }
        return nil
    }

    @Test(arguments: Container.allCases, seeds)
    func `what the data says and the viewport shows is there once`(
        _ container: Container, seed: UInt64
    ) {
        var chance = Chance(state: seed)
        let model = Model()
        let window = HeadlessWindow(width: 400, height: 300) {
            Screen(container: container, model: model)
        }
        var steps: [String] = []
        for step in 0..<80 {
            var done: [String] = []
            if chance.below(3) > 0 {
                for _ in 0...chance.below(2) {
                    done.append(Self.change(&model.content, &chance))
                }
                window.pump()
            }
            if chance.below(3) == 0 {
                let offset = CGFloat(chance.below(900))
                window.scroll(to: offset)
                done.append("scroll \(offset)")
            }
            steps.append(done.joined(separator: ", "))
            if let problem = problem(window, model, arePinned: container == .list) {
                Issue.record(
                    """
                    \(container), seed \(seed), step \(step): \(problem)
                    after \(steps.suffix(4))
                    """)
                return
            }
        }
        window.close()
        #expect(model.appeared.allSatisfy { $0.value == 0 }, "seed \(seed)")
    }
}
