import ArticlesFeature
import EventsFeature
import Library
import SavedFeature
import SwiftUI
import TownsFeature

/// Hiroba: one window with the sections of the app.
public struct HirobaApp: App {
    @StateObject private var events = EventListModel(
        source: AppConfiguration.current.events,
        query: AppConfiguration.current.firstQuery,
        storage: .library(AppConfiguration.current.library),
        saving: Saving(AppConfiguration.current.library))
    @StateObject private var articles = ArticleListModel(
        source: AppConfiguration.current.articles, saving: AppConfiguration.current.saving)
    @StateObject private var towns = TownsModel(
        source: AppConfiguration.current.towns, saving: AppConfiguration.current.saving)

    @StateObject private var saved = SavedModel(
        library: AppConfiguration.current.library,
        actions: SavedActions(writeFile: AppConfiguration.current.writeFile))

    /// Makes the app, as `App.main()` does.
    public init() {}

    public var body: some Scene {
        WindowGroup("Hiroba") {
            SectionTabs(events: events, articles: articles, towns: towns, saved: saved)
        }
    }
}
