import EventsClient
import SwiftUI

/// Says that the events are samples, why, and what to do about it.
struct SampleDataBanner: View {
    let reason: EventsSource.SampleReason
    let tryLive: @MainActor () -> Void

    @Environment(\.eventsStrings) private var strings

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Image(systemName: EventSymbol.sample)
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
                        .accessibilityIdentifier("events-try-live")
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, 4)
        .accessibilityIdentifier("events-sample-banner")
    }

    private var sentence: ErrorSentence? {
        switch reason {
        case .chosen: nil
        case .failure(let error): error.sentence(in: strings.language)
        }
    }
}
