import EventsClient
import EventsFeature

/// What the executable hands to the app before it opens.
@MainActor
public struct AppConfiguration {
    /// Where events come from.
    public var events: EventsSource
    /// Called once, when the first section shows its data or why it can't.
    public var sectionDidLoad: (@MainActor () -> Void)?

    /// Makes a configuration.
    public init(events: EventsSource, sectionDidLoad: (@MainActor () -> Void)? = nil) {
        self.events = events
        self.sectionDidLoad = sectionDidLoad
    }

    /// The configuration of the app that runs; set before the app is made.
    public static var current = AppConfiguration(events: EventsSource(live: nil))
}
