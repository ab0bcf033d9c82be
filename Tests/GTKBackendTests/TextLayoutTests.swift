import Foundation
import SwiftUICore
import Testing

@testable import GTKBackend

/// Needs a display, since GTK knows fonts only with one.
@MainActor
@Suite(.serialized, .enabled { await MainActor.run { GTKBackend.isDisplayAvailable } })
struct TextLayoutTests {
    private let texts = TextLayouts(fonts: FontContext())
    private static let sentence = "長い日本語の文章は、幅に合わせて折り返されます。English words wrap as well."

    private func layout(
        _ string: String, lineLimit: Int? = nil, reservesSpace: Bool = false, spacing: Double = 0
    ) -> TextLayout {
        let run = ResolvedText.Run(
            string: string, font: ResolvedFont(size: 15),
            color: ResolvedColor(red: 0, green: 0, blue: 0))
        return texts.layout(
            of: ResolvedText(
                runs: [run], lineLimit: lineLimit, reservesSpace: reservesSpace,
                lineSpacing: spacing))
    }

    private func metrics(_ layout: TextLayout, _ width: CGFloat?, _ height: CGFloat? = nil)
        -> TextMetrics
    {
        layout.fitted(width: width, height: height).metrics
    }

    @Test func `a short text is one line whatever room it has`() {
        let text = layout("参加")
        #expect(metrics(text, nil) == metrics(text, 500))
        #expect(metrics(text, nil).lineCount == 1)
    }

    @Test func `a text wraps to the width it is offered`() {
        let wrapped = metrics(layout(Self.sentence), 200)
        #expect(wrapped.lineCount > 1)
        #expect(wrapped.size.width <= 200)
        #expect(wrapped.lastBaseline > wrapped.firstBaseline)
    }

    @Test(arguments: [60, 97, 123, 200, 311])
    func `the width a text came out with gives the same lines`(width: Int) {
        let first = metrics(layout(Self.sentence), CGFloat(width))
        let again = metrics(layout(Self.sentence + ""), first.size.width)
        #expect(again == first)
    }

    @Test func `a line limit holds and shortens`() {
        let limited = metrics(layout(Self.sentence, lineLimit: 2), 120)
        #expect(limited.lineCount == 2)
        #expect(limited.size.height < metrics(layout(Self.sentence), 120).size.height)
    }

    @Test func `a line limit counts paragraphs together`() {
        let text = "一\n二\n三\n四"
        #expect(metrics(layout(text, lineLimit: 3), nil).lineCount == 3)
        #expect(metrics(layout(text, lineLimit: 3), 200).lineCount == 3)
        #expect(metrics(layout(text, lineLimit: 4), 200).lineCount == 4)
    }

    @Test func `a limit inside a wrapping paragraph holds too`() {
        let text = "一\n" + Self.sentence
        #expect(metrics(layout(text, lineLimit: 2), 120).lineCount == 2)
        #expect(metrics(layout(text, lineLimit: 3), 120).lineCount == 3)
    }

    @Test func `height takes lines away but never the first`() {
        let text = layout(Self.sentence)
        let line = metrics(layout("国"), nil).size.height
        #expect(metrics(text, 120, line * 2.5).lineCount == 2)
        #expect(metrics(text, 120, 1).lineCount == 1)
    }

    @Test func `reserved lines take room without text`() {
        let line = metrics(layout("国"), nil).size.height
        let reserved = metrics(layout("国", lineLimit: 3, reservesSpace: true), 300)
        #expect(reserved.size.height >= line * 2.9)
    }

    @Test func `spacing stands between lines only`() {
        let plain = metrics(layout("一\n二\n三"), nil).size.height
        let spaced = metrics(layout("一\n二\n三", spacing: 5), nil).size.height
        #expect(abs(spaced - plain - 10) <= 1)
    }

    @Test func `the same text is shaped once`() {
        #expect(layout("同じ") === layout("同じ"))
    }
}
