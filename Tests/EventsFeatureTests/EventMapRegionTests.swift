import EventsClient
import MapKit
import Testing

@testable import EventsFeature

@Suite struct EventMapRegionTests {
    private let event: Event = {
        var event = Event(id: 7, title: "a")
        event.latitude = 34.7
        event.longitude = 135.5
        return event
    }()

    @Test func `the venue is in the middle, with a pin on it`() {
        let region = EventMapRegion.first(event)
        #expect(region.center.latitude == 34.7 && region.center.longitude == 135.5)
        #expect(EventMapRegion.pins(event).map(\.coordinate.latitude) == [34.7])
    }

    @Test func `without a position it is Tokyo Station and 30 degrees, without a pin`() {
        let region = EventMapRegion.first(Event(id: 1, title: "a"))
        #expect(abs(region.center.latitude - 35.681) < 0.001)
        #expect(abs(region.center.longitude - 139.767) < 0.001)
        #expect(region.span.latitudeDelta == 30 && region.span.longitudeDelta == 30)
        #expect(EventMapRegion.pins(Event(id: 1, title: "a")).isEmpty)
    }

    @Test func `the buttons halve and double the span, within what a map can show`() {
        let span = MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.04)
        let half = EventMapRegion.scaled(span, by: 0.5)
        #expect(half.latitudeDelta == 0.01 && half.longitudeDelta == 0.02)
        let double = EventMapRegion.scaled(half, by: 2)
        #expect(double.latitudeDelta == 0.02 && double.longitudeDelta == 0.04)
        var small = span
        var large = span
        for _ in 0..<100 {
            small = EventMapRegion.scaled(small, by: 0.5)
            large = EventMapRegion.scaled(large, by: 2)
        }
        #expect(small.latitudeDelta > 0 && large.latitudeDelta <= 180)
    }
}
