// Status: partial (dots of one colour each; no pictures of an app's own)
// GTK: drawn
import SwiftUICore

/// Dots, of which the one for the current page stands out; a click turns to the next or former.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { changed() } }
    /// From 0; kept within the pages.
    open var currentPage = 0 {
        didSet {
            let kept = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if kept != currentPage { currentPage = kept }
            changed()
        }
    }
    /// Whether a single page has no dot.
    open var hidesForSinglePage = false { didSet { changed() } }
    open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(max(numberOfPages, 1)) * 16 + 16, height: 28)
    }

    package override func makeContent() -> AnyView? {
        let isHidden = hidesForSinglePage && numberOfPages < 2
        let shown = isHidden ? 0 : numberOfPages
        return AnyView(
            HStack(spacing: 8) {
                ForEach(Array(0..<shown), id: \.self) { [weak self] page in
                    Circle().fill(self?.color(of: page) ?? .clear).frame(width: 8, height: 8)
                        .onTapGesture { self?.pressed(page) }
                }
            }
            .accessibilityElement()
            .accessibilityLabel("Page")
            .accessibilityValue("\(currentPage + 1) / \(numberOfPages)")
            .accessibilityAdjustableAction { [weak self] direction in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.pressed(self.currentPage + (direction == .increment ? 1 : -1))
                }
            })
    }

    private func color(of page: Int) -> Color {
        page == currentPage
            ? currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .primary
            : pageIndicatorTintColor.map { Color(uiColor: $0) } ?? .primary.opacity(0.3)
    }

    // One page on or back, as Apple's control does, wherever beside the current dot one clicks.
    private func pressed(_ page: Int) {
        let target = currentPage + (page > currentPage ? 1 : page < currentPage ? -1 : 0)
        guard isEnabled, target != currentPage, (0..<numberOfPages).contains(target) else { return }
        currentPage = target
        sendActions(for: .valueChanged)
    }
}
