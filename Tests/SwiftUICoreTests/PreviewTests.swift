import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct PreviewTests {
    struct Row: View {
        let name: String
        var body: some View { Text(name) }
    }

    struct RowPreviews: PreviewProvider {
        static var previews: some View {
            Group {
                Row(name: "first").previewDisplayName("One").previewDevice("iPhone 14")
                Row(name: "second")
                    .previewLayout(.fixed(width: 100, height: 50))
                    .previewInterfaceOrientation(.landscapeLeft)
            }
            .previewLayout(.sizeThatFits)
        }
    }

    @Test func `previews say what they ask for, and inner words win`() {
        let stage = PreviewStage(RowPreviews.self, backend: HeadlessBackend())
        #expect(stage.traits.map(\.name) == ["One", nil])
        #expect(stage.traits.map(\.device?.rawValue) == ["iPhone 14", nil])
        #expect(stage.traits.map(\.layout) == [.sizeThatFits, .fixed(width: 100, height: 50)])
        #expect(stage.traits.last?.orientation == .landscapeLeft)
    }

    @Test func `previews can be shown in a window`() {
        let window = HeadlessWindow(previewsOf: RowPreviews.self)
        #expect(window.texts == ["first", "second"])
    }
}
