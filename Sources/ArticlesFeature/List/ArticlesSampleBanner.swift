import ArticlesClient
import SwiftUI

/// Says that the articles are samples, why, and what to do about it.
struct ArticlesSampleBanner: View {
    let reason: ArticlesSource.SampleReason
    let tryLive: @MainActor () -> Void

    @Environment(\.articlesStrings) private var strings

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Image(systemName: ArticleSymbol.sample)
                .foregroundColor(.orange)
            VStack(alignment: .leading, spacing: 4) {
                Text(strings.sampleData)
                    .font(.subheadline)
                    .bold()
                if let sentence {
                    Text(sentence.summary)
                        .font(.footnote)
                    Text(sentence.help)
                        .font(.footnote)
                        .foregroundColor(.secondary)
                    Button(strings.tryLive, action: tryLive)
                        .font(.footnote)
                        .accessibilityIdentifier("articles-try-live")
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, 4)
        .accessibilityIdentifier("articles-sample-banner")
    }

    private var sentence: ErrorSentence? {
        switch reason {
        case .chosen: nil
        case .failure(let error): error.sentence(in: strings.language)
        }
    }
}

/// Covers a view with a spinner while something is on its way; it takes no clicks meanwhile.
struct ArticlesLoadingModifier: ViewModifier {
    let isLoading: Bool

    @Environment(\.articlesStrings) private var strings

    func body(content: Content) -> some View {
        ZStack {
            content
                .allowsHitTesting(!isLoading)
            if isLoading {
                ProgressView(strings.loading)
                    .padding(20)
                    .background(Color(.sRGB, white: 0.5, opacity: 0.2))
                    .cornerRadius(10)
                    .accessibilityIdentifier("articles-loading")
            }
        }
    }
}

extension View {
    /// Shows that something is on its way.
    func articlesLoading(_ isLoading: Bool) -> some View {
        modifier(ArticlesLoadingModifier(isLoading: isLoading))
    }
}
