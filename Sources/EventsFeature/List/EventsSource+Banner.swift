import EventsClient
import FeatureViews

extension EventsSource.SampleReason {
    /// The banner over the samples.
    @MainActor
    func banner(
        _ strings: EventsStrings, tryLive: @escaping @MainActor () -> Void
    ) -> SampleBanner {
        SampleBanner(
            "events", title: strings.sampleData, reason: reason(strings), tryLive: tryLive)
    }

    private func reason(_ strings: EventsStrings) -> SampleBanner.Reason? {
        guard case .failure(let error) = self else { return nil }
        let sentence = error.sentence(in: strings.language)
        return SampleBanner.Reason(
            summary: sentence.summary, help: sentence.help, tryLive: strings.tryLive)
    }
}
