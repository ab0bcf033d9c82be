import EventsClient
import Foundation
import Testing

@testable import EventsFeature

@MainActor
@Suite struct SampleDataTests {
    private let sample = FixtureEventsClient(events: sampleEvents(1...150))

    @Test func `without a key sample data is shown with the reason`() async throws {
        let model = makeModel(live: FixtureEventsClient(failure: .keyMissing), sample: sample)
        await model.appeared()
        #expect(model.events.count == 100)
        #expect(model.sampleReason == .failure(.keyMissing))
        #expect(!model.isFailurePresented)
    }

    @Test func `further pages come from where the first came`() async {
        let live = FixtureEventsClient(failure: .keyMissing)
        let model = makeModel(live: live, sample: sample)
        await model.appeared()
        await model.loadMore()
        #expect(model.events.count == 150)
        #expect(live.queries.count == 1)
    }

    @Test func `sample data can be asked for`() async {
        let model = makeModel(live: nil, sample: sample)
        await model.appeared()
        #expect(model.sampleReason == .chosen)
        #expect(model.events.count == 100)
    }

    @Test func `real events come back as soon as they can`() async {
        let live = FixtureEventsClient(events: sampleEvents(900...901), failure: .keyMissing)
        let model = makeModel(live: live, sample: sample)
        await model.appeared()
        live.failure = nil
        await model.refresh()
        #expect(model.sampleReason == nil)
        #expect(model.events.map(\.id) == [901, 900])
    }

    @Test func `sample data never takes the place of real events on screen`() async {
        let live = FixtureEventsClient(events: sampleEvents(900...901))
        let model = makeModel(live: live, sample: sample)
        await model.appeared()
        live.failure = .keyRejected
        await model.refresh()
        #expect(model.sampleReason == nil)
        #expect(model.events.map(\.id) == [901, 900])
        #expect(model.isFailurePresented)
    }

    @Test func `trouble of the service is told, not papered over`() async {
        let live = FixtureEventsClient(failure: .serverTrouble(status: 500))
        let model = makeModel(live: live, sample: sample)
        await model.appeared()
        #expect(model.sampleReason == nil)
        #expect(model.isFailurePresented)
        #expect(sample.queries.isEmpty)
    }

    @Test func `without sample data the failure is told`() async {
        let model = makeModel(live: FixtureEventsClient(failure: .keyMissing))
        await model.appeared()
        #expect(model.isFailurePresented)
        #expect(model.failure?.sentence == EventsError.keyMissing.sentence(in: .japanese))
    }
}
