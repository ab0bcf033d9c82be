import SwiftUI

/// Says that what is listed are samples, why, and what to do about it.
///
/// Its parts can be found as `<name>-sample-banner` and `<name>-try-live`.
public struct SampleBanner: View {
    /// Why there are samples and what helps, with the button that tries.
    public struct Reason {
        let summary: String
        let help: String
        let tryLive: String

        /// Puts the words together.
        public init(summary: String, help: String, tryLive: String) {
            self.summary = summary
            self.help = help
            self.tryLive = tryLive
        }
    }

    private let name: String
    private let title: String
    private let reason: Reason?
    private let tryLive: @MainActor () -> Void

    /// Makes a banner; without a reason the person asked for samples.
    public init(
        _ name: String, title: String, reason: Reason?, tryLive: @escaping @MainActor () -> Void
    ) {
        self.name = name
        self.title = title
        self.reason = reason
        self.tryLive = tryLive
    }

    public var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Image(systemName: "info.circle")
                .foregroundColor(.orange)
            VStack(alignment: .leading, spacing: 4) {
                Text(title)
                    .font(.subheadline)
                    .bold()
                if let reason {
                    Text(reason.summary)
                        .font(.footnote)
                    Text(reason.help)
                        .font(.footnote)
                        .foregroundColor(.secondary)
                    Button(reason.tryLive, action: tryLive)
                        .font(.footnote)
                        .accessibilityIdentifier("\(name)-try-live")
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, 4)
        .accessibilityIdentifier("\(name)-sample-banner")
    }
}
