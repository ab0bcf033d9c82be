import SwiftUI

/// Covers a view with a spinner while something is on its way; it takes no clicks meanwhile.
struct LoadingModifier: ViewModifier {
    let isLoading: Bool

    @Environment(\.eventsStrings) private var strings

    func body(content: Content) -> some View {
        ZStack {
            content
                .allowsHitTesting(!isLoading)
            if isLoading {
                ProgressView(strings.loading)
                    .padding(20)
                    .background(Color(.sRGB, white: 0.5, opacity: 0.2))
                    .cornerRadius(10)
                    .accessibilityIdentifier("events-loading")
            }
        }
    }
}

extension View {
    /// Shows that something is on its way.
    func loading(_ isLoading: Bool) -> some View {
        modifier(LoadingModifier(isLoading: isLoading))
    }
}
