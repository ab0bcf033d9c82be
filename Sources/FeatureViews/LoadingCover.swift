import SwiftUI

/// Covers a view with a spinner while something is on its way; it takes no clicks meanwhile.
struct LoadingCover: ViewModifier {
    let isLoading: Bool
    let identifier: String

    func body(content: Content) -> some View {
        ZStack {
            content
                .allowsHitTesting(!isLoading)
            if isLoading {
                ProgressView("Loading…")
                    .padding(20)
                    .background(Color(.sRGB, white: 0.5, opacity: 0.2))
                    .cornerRadius(10)
                    .accessibilityIdentifier(identifier)
            }
        }
    }
}

extension View {
    /// Shows that something is on its way, with a spinner found by an identifier.
    public func loading(_ isLoading: Bool, identifier: String) -> some View {
        modifier(LoadingCover(isLoading: isLoading, identifier: identifier))
    }
}
