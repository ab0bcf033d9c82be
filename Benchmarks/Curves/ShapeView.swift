import CombineCore
import SwiftUICore

/// What a row shows.
struct CurveItem: Identifiable, Hashable {
    let id: Int
    var title: String

    init(_ index: Int) {
        id = index
        title = "Row \(index)"
    }
}

/// The rows, and a value that nothing else depends on.
@MainActor
final class CurveModel: ObservableObject {
    @Published var items: [CurveItem]
    @Published var value = 0

    init(_ count: Int) { items = (0..<count).map(CurveItem.init) }
}

/// A shape at a size.
struct ShapeView: View {
    let shape: Shape
    let size: Int
    @ObservedObject var model: CurveModel

    var body: some View {
        switch shape {
        case .list, .resize: List(model.items) { CurveRow(item: $0) }
        case .lazyStack: ScrollView { LazyVStack { rows } }
        case .lazyGrid:
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { rows }
            }
        case .stack: ScrollView { VStack { rows } }
        case .siblings: VStack(spacing: 0) { ForEach(model.items) { Text($0.title) } }
        case .nesting: Nest(depth: size, value: model.value)
        case .writes: Text("\(model.value)")
        case .text: ScrollView { Text(words) }
        }
    }

    private var rows: some View { ForEach(model.items) { CurveRow(item: $0) } }

    private var words: String { (0..<size).map { "word\($0 % 10)" }.joined(separator: " ") }
}

/// The row of `Benchmarks/Rows`.
private struct CurveRow: View {
    let item: CurveItem

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(item.title).bold()
            Text("Subtitle").font(.footnote).foregroundColor(.secondary)
            HStack(spacing: 6) {
                ForEach(0..<3) { index in
                    Text("tag \(index)")
                        .font(.caption)
                        .padding(.horizontal, 8)
                        .padding(.vertical, 2)
                        .background(
                            Color.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
                }
            }
        }
    }
}

/// Stacks in stacks, a number beside each and a text that changes in the innermost.
private struct Nest: View {
    let depth: Int
    let value: Int

    var body: some View {
        if depth <= 0 {
            Text("\(value)")
        } else if depth.isMultiple(of: 2) {
            VStack(spacing: 0) {
                Color.red.frame(width: 1, height: 1)
                AnyView(Nest(depth: depth - 1, value: value))
            }
        } else {
            HStack(spacing: 0) {
                Color.red.frame(width: 1, height: 1)
                AnyView(Nest(depth: depth - 1, value: value))
            }
        }
    }
}
