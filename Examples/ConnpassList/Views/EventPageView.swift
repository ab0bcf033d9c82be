import MapKit
import SwiftUI

/// One study group: where, when, and the way to its page.
struct EventPageView: View {
    let event: Event
    @State private var region: MKCoordinateRegion
    @State private var isMapPresented = false

    init(event: Event) {
        self.event = event
        let station = CLLocationCoordinate2D(latitude: 35.681236, longitude: 139.767125)
        let degrees = event.coordinate == nil ? 30 : 0.01
        _region = State(
            initialValue: MKCoordinateRegion(
                center: event.coordinate ?? station,
                span: MKCoordinateSpan(latitudeDelta: degrees, longitudeDelta: degrees)))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                map
                facts
                Link("connpassで見る", destination: event.page)
                    .font(.headline)
                    .frame(maxWidth: .infinity)
            }
            .padding(.bottom)
        }
        .navigationTitle("勉強会の詳細")
        .navigationBarTitleDisplayMode(.inline)
        .sheet(isPresented: $isMapPresented) { venueSheet }
    }

    private var map: some View {
        Map(coordinateRegion: $region, annotationItems: pins) { pin in
            MapMarker(coordinate: pin.coordinate, tint: .red)
        }
        .frame(height: 300)
        .overlay(alignment: .bottomTrailing) {
            VStack {
                zoomButton("plus.magnifyingglass", "拡大", by: 0.5)
                zoomButton("minus.magnifyingglass", "縮小", by: 2)
            }
            .padding()
            .padding(.bottom, 16)
        }
    }

    private var facts: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(event.title).font(.title2).bold()
            if let tagline = event.tagline, !tagline.isEmpty {
                Text(tagline).foregroundColor(.secondary)
            }
            if let start = event.start, let end = event.end {
                Label("\(start.formatted()) 〜 \(end.formatted())", systemImage: "clock")
            }
            Label(event.seats, systemImage: "person.3")
            Button(event.venue ?? "会場未定") { isMapPresented = true }
                .disabled(event.coordinate == nil)
        }
        .padding(.horizontal)
    }

    @ViewBuilder private var venueSheet: some View {
        if let coordinate = event.coordinate {
            NavigationStack {
                VenueMap(name: event.venue ?? event.title, coordinate: coordinate)
                    .navigationTitle(event.venue ?? "会場")
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button("完了") { isMapPresented = false }
                        }
                    }
            }
        }
    }

    private var pins: [Pin] { event.coordinate.map { [Pin(coordinate: $0)] } ?? [] }

    private func zoomButton(_ symbol: String, _ name: String, by factor: Double) -> some View {
        Button {
            region.span.latitudeDelta = min(region.span.latitudeDelta * factor, 120)
            region.span.longitudeDelta = min(region.span.longitudeDelta * factor, 120)
        } label: {
            Image(systemName: symbol)
        }
        .accessibilityLabel(name)
        .buttonStyle(.borderedProminent)
    }
}

private struct Pin: Identifiable {
    let id = UUID()
    let coordinate: CLLocationCoordinate2D
}
