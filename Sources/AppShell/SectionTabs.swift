import ArticlesFeature
import EventsFeature
import Library
import SavedFeature
import SwiftUI
import TownsFeature

/// The sections of the window, of which one shows.
struct SectionTabs: View {
    @ObservedObject var events: EventListModel
    @ObservedObject var articles: ArticleListModel
    @ObservedObject var towns: TownsModel
    @ObservedObject var saved: SavedModel

    @State private var section =
        AppConfiguration.current.section.flatMap(AppSection.init(rawValue:)) ?? .events

    var body: some View {
        TabView(selection: $section) {
            EventsSection(model: events).section(.events)
            ArticlesSection(model: articles).section(.articles)
            TownsSection(model: towns).section(.towns)
            SavedSection(model: saved, articles: articles, towns: towns).section(.saved)
            SettingsSection(events: events, articles: articles, towns: towns).section(.settings)
        }
        .environment(\.eventActions, eventActions)
        .task { await remind() }
    }

    private var eventActions: EventActions {
        let configuration = AppConfiguration.current
        let settings = articles.settings
        return EventActions(
            saving: Saving(configuration.library),
            copy: { UIPasteboard.general.string = $0 },
            addToCalendar: configuration.addToCalendar,
            opensPagesInApp: { settings.opensPagesInApp })
    }

    private func remind() async {
        let configuration = AppConfiguration.current
        guard let show = configuration.remind else { return }
        do {
            try await Reminders(library: configuration.library, remind: show).run()
        } catch is CancellationError {
            return
        } catch {
            configuration.report(error)
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
