import EventsFeature
import SwiftUI

/// Hiroba: one window with the sections of the app.
public struct HirobaApp: App {
    @StateObject private var events = EventListModel(source: AppConfiguration.current.events)

    /// Makes the app, as `App.main()` does.
    public init() {}

    public var body: some Scene {
        WindowGroup("Hiroba") {
            EventsSection(model: events)
        }
    }
}
