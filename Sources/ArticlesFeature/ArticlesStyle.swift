import SwiftUI

/// The symbols the section draws, by Apple's names.
enum ArticleSymbol {
    static let search = "magnifyingglass"
    static let refresh = "arrow.clockwise"
    static let clear = "xmark.circle.fill"
    static let like = "heart"
    static let stock = "bookmark"
    static let saved = "bookmark.fill"
    static let sample = "info.circle"
    static let warning = "exclamationmark.triangle"
    static let clock = "clock"
    static let link = "link"
    static let done = "checkmark"
    static let person = "person.crop.circle.fill"
    static let browser = "safari"
}

/// Places children one after the other and breaks lines where they don't fit.
struct FlowLayout: Layout {
    /// Points between children, across and down.
    var spacing: CGFloat = 6

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let places = places(width: proposal.width ?? .infinity, subviews)
        let width = places.map(\.maxX).max() ?? 0
        return CGSize(width: width, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (place, subview) in zip(places(width: bounds.width, subviews), subviews) {
            let origin = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
            subview.place(at: origin, proposal: ProposedViewSize(place.size))
        }
    }

    private func places(width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var places: [CGRect] = []
        var x: CGFloat = 0
        var y: CGFloat = 0
        var lineHeight: CGFloat = 0
        for subview in subviews {
            var size = subview.sizeThatFits(.unspecified)
            if size.width > width {
                size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            }
            // Half a point forgives what rounding adds.
            if x > 0, x + size.width > width + 0.5 {
                x = 0
                y += lineHeight + spacing
                lineHeight = 0
            }
            places.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            x += size.width + spacing
            lineHeight = max(lineHeight, size.height)
        }
        return places
    }
}
