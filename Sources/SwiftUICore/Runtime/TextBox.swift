import Foundation
import LayoutCore

/// The box of a text, measured by the engine that draws it.
@MainActor
package final class TextBox: LayoutNode {
    private unowned let backend: any Backend
    private var lastMetrics: (ProposedViewSize, TextMetrics)?

    /// How much the text may shrink to fit, as a fraction of its size.
    var minimumScale: CGFloat = 1 {
        didSet {
            guard minimumScale != oldValue else { return }
            lastMetrics = nil
            setNeedsLayout()
        }
    }

    package var text = ResolvedText(runs: []) {
        didSet {
            guard text != oldValue else { return }
            showFitted()
            // A change of colour alone moves nothing.
            if !text.measuresLike(oldValue) {
                lastMetrics = nil
                setNeedsLayout()
            }
        }
    }

    package init(backend: any Backend) {
        self.backend = backend
        super.init()
        show(.text(text))
    }

    private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
        if let (known, metrics) = lastMetrics, known == proposal { return metrics }
        let fitted = fitted(width: proposal.width, height: proposal.height)
        let metrics = backend.measure(fitted, width: proposal.width, height: proposal.height)
        lastMetrics = (proposal, metrics)
        return metrics
    }

    /// The time of day.
    var now: Date { backend.date }

    // MARK: Shrinking

    package override func frameDidChange(from old: CGRect) {
        if minimumScale < 1, old.size != frame.size { showFitted() }
    }

    private func showFitted() {
        guard minimumScale < 1, frame.width > 0 else { return show(.text(text)) }
        show(.text(fitted(width: frame.width, height: frame.height)))
    }

    /// The text, smaller where it would lose characters otherwise.
    private func fitted(width: CGFloat?, height: CGFloat?) -> ResolvedText {
        guard minimumScale < 1, width != nil || height != nil else { return text }
        let smallest = max(minimumScale, 0.05)
        var scale: CGFloat = 1
        while scale > smallest {
            let candidate = text.scaled(by: scale)
            if fits(candidate, width: width, height: height) { return candidate }
            scale -= 0.05
        }
        return text.scaled(by: smallest)
    }

    private func fits(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> Bool {
        var whole = text
        whole.lineLimit = nil
        whole.reservesSpace = false
        let metrics = backend.measure(whole, width: width, height: nil)
        let isWithinLines = metrics.lineCount <= text.lineLimit ?? .max
        return isWithinLines && metrics.size.height <= (height ?? .infinity) + 0.5
    }

    package override var spacingPreference: SpacingPreference { .text }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        metrics(proposal).size
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return metrics(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return metrics(proposal).lastBaseline }
        return nil
    }
}

extension ResolvedText {
    /// The text with all its fonts scaled.
    func scaled(by factor: CGFloat) -> ResolvedText {
        guard factor != 1 else { return self }
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].font.size *= factor
            copy.runs[index].kerning *= factor
        }
        return copy
    }

    /// Whether another text takes the same room at every width.
    func measuresLike(_ other: ResolvedText) -> Bool {
        guard runs.count == other.runs.count, lineLimit == other.lineLimit,
            reservesSpace == other.reservesSpace, truncation == other.truncation,
            lineSpacing == other.lineSpacing
        else { return false }
        return zip(runs, other.runs).allSatisfy {
            $0.string == $1.string && $0.font == $1.font && $0.kerning == $1.kerning
                && $0.baselineOffset == $1.baselineOffset
        }
    }
}
