import ArticlesClient
import ArticlesFeature
import EventsClient
import EventsFeature
import SwiftUI
import TownsFeature

/// What a person can set: keys for the services, how to read, where towns come from.
struct SettingsSection: View {
    @ObservedObject var events: EventListModel
    @ObservedObject var articles: ArticleListModel
    @ObservedObject var towns: TownsModel

    private let strings = AppStrings.current
    private let settings = AppConfiguration.current.settings
    private let townsAddress = AppConfiguration.current.townsAddress

    var body: some View {
        NavigationStack {
            Form {
                if let settings {
                    KeySettingSection(words: .connpass, setting: settings.connpass) {
                        Task { await events.refresh() }
                    }
                    if let groups = AppConfiguration.current.followedGroups {
                        FollowedGroupsSection(setting: groups) {
                            Task { await events.searchChanged(groupsQuery) }
                        }
                    }
                    KeySettingSection(words: .qiita, setting: settings.qiita) {
                        Task { await articles.refresh() }
                    }
                }
                ReadingSettingsSection(settings: articles.settings)
                if let townsAddress {
                    TownsAddressSection(address: townsAddress) { Task { await towns.refresh() } }
                }
            }
            // Fields as wide as a desktop are hard to read.
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
            .navigationTitle(strings.settings)
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    /// What to look for when other groups are followed.
    private var groupsQuery: EventQuery {
        settings?.connpass.isStored() == false ? EventQuery() : events.query
    }
}

/// How articles are read.
struct ReadingSettingsSection: View {
    @ObservedObject var settings: ReadingSettings
    private let strings = AppStrings.current

    var body: some View {
        Section(strings.readingSection) {
            Toggle(strings.loadsPictures, isOn: $settings.loadsPictures)
                .accessibilityIdentifier("settings-pictures")
            Toggle(strings.opensPagesInApp, isOn: $settings.opensPagesInApp)
                .accessibilityIdentifier("settings-pages-in-app")
        }
    }
}

/// A setting that could not be stored, in words.
struct SettingsProblem: LocalizedError {
    let summary: String
    let help: String

    init(_ error: any Error) {
        let sentence = ErrorSentence(for: error)
        summary = sentence.summary
        help = sentence.help
    }

    var errorDescription: String? { summary }
}
