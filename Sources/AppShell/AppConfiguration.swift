import ArticlesFeature
import EventsClient
import EventsFeature
import Library
import SavedFeature
import TownsFeature

/// What the executable hands to the app before it opens.
@MainActor
public struct AppConfiguration {
    /// How settings are kept.
    public struct Settings {
        /// The key for connpass.
        public var connpass: KeySetting
        /// The token for Qiita.
        public var qiita: KeySetting

        /// Puts settings together.
        public init(connpass: KeySetting, qiita: KeySetting) {
            self.connpass = connpass
            self.qiita = qiita
        }
    }

    /// Where events come from.
    public var events: EventsSource
    /// Where articles come from.
    public var articles = ArticlesSource(live: nil)
    /// Where the rankings of towns come from.
    public var towns = TownsSource.bundled
    /// The address of a ranking of one's own; nil hides the setting.
    public var townsAddress: TownsAddress?
    /// Saves events, articles and towns; nil hides the buttons for it.
    public var saving: Saving?
    /// What is saved and seen; by default it lasts as long as the process.
    public var library = Library.inMemory()
    /// Writes a text to a file of a name where the person finds it; returns its path.
    public var writeFile: @MainActor @Sendable (String, String) throws -> String = { _, name in
        name
    }
    /// Hands a calendar file, its text and a name for it, to the person's calendar.
    public var addToCalendar:
        @MainActor @Sendable (String, String) throws -> EventActions.CalendarOutcome = {
            .saved(path: $1)
        }
    /// Shows a reminder of a saved event; nil reminds of nothing.
    public var remind: (@MainActor (Reminders.Reminder) -> Void)?
    /// Told of trouble that no section shows.
    public var report: @MainActor (any Error) -> Void = { _ in }
    /// The groups whose feeds stand in for connpass without a key; nil hides the setting.
    public var followedGroups: FollowedGroupsSetting?
    /// The section to open first: `events`, `articles`, `towns` or `saved`.
    public var section: String?
    /// How settings are kept; nil hides them.
    public var settings: Settings?
    /// Called once, when the first section shows its data or why it can't.
    public var sectionDidLoad: (@MainActor () -> Void)?

    /// Makes a configuration.
    public init(
        events: EventsSource, settings: Settings? = nil,
        sectionDidLoad: (@MainActor () -> Void)? = nil
    ) {
        self.events = events
        self.settings = settings
        self.sectionDidLoad = sectionDidLoad
    }

    /// The first search: everything of the followed groups when there is no key, for feeds hold
    /// little enough.
    var firstQuery: EventQuery {
        let usesFeeds =
            settings?.connpass.isStored() == false && followedGroups?.read().isEmpty == false
        return usesFeeds ? EventQuery() : EventListModel.firstQuery
    }

    /// The configuration of the app that runs; set before the app is made.
    public static var current = AppConfiguration(events: EventsSource(live: nil))
}
