import Foundation
import LayoutCore

/// The box of a text, measured by the engine that draws it.
@MainActor
package final class TextBox: LayoutNode {
    private unowned let backend: any Backend
    private var lastMetrics: (ProposedViewSize, TextMetrics)?

    package var text = ResolvedText(runs: []) {
        didSet {
            guard text != oldValue else { return }
            show(.text(text))
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
        let metrics = backend.measure(text, width: proposal.width, height: proposal.height)
        lastMetrics = (proposal, metrics)
        return metrics
    }

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
