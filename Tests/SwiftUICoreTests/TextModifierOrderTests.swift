import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
@Suite struct TextModifierOrderTests {
    private func weight(_ text: Text) -> Int? {
        let window = HeadlessWindow { text }
        for node in window.nodes {
            if case .text(let text) = node.content { return text.runs.first?.font.weight }
        }
        return nil
    }

    @Test func `bold holds for a font set before or after it`() {
        #expect(weight(Text("a").font(.title2).bold()) == 700)
        #expect(weight(Text("a").bold().font(.title2)) == 700)
        #expect(weight(Text("a").font(.title2).fontWeight(.light)) == 300)
        #expect(weight(Text("a").font(.title2)) == 400)
    }
}
