import ArticlesFeature
import EventsFeature
import SwiftUI
import TownsFeature

/// The sections of the window, of which one shows.
struct SectionTabs: View {
    @ObservedObject var events: EventListModel
    @ObservedObject var articles: ArticleListModel
    @ObservedObject var towns: TownsModel

    @State private var section =
        AppConfiguration.current.section.flatMap(AppSection.init(rawValue:)) ?? .events

    var body: some View {
        TabView(selection: $section) {
            EventsSection(model: events).section(.events)
            ArticlesSection(model: articles).section(.articles)
            TownsSection(model: towns).section(.towns)
            // The saved section goes here.
            SettingsSection(events: events, articles: articles).section(.settings)
        }
    }
}

extension View {
    /// Makes a view the page of a section.
    fileprivate func section(_ section: AppSection) -> some View {
        tabItem { Label(section.title, systemImage: section.symbol) }
            .tag(section)
    }
}
