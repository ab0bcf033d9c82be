import ArticlesClient
import ArticlesFeature
import EventsClient
import EventsFeature
import Library
import SavedFeature
import SwiftUI
import TownsClient
import TownsFeature

/// What is saved: a list, with the chosen item beside it where there is room.
struct SavedSection: View {
    @ObservedObject var model: SavedModel
    @ObservedObject var articles: ArticleListModel
    @ObservedObject var towns: TownsModel

    var body: some View {
        NavigationSplitView {
            SavedList(model: model)
                .navigationDestination(for: SavedItem.self) { item in
                    SavedDetail(item: item, model: model, articles: articles, towns: towns)
                }
        } detail: {
            NothingChosenView(
                symbol: AppSection.saved.symbol, text: AppStrings.current.chooseSaved)
        }
        .onChange(of: model.hasLoaded || model.isFailurePresented) { isSettled in
            if isSettled { AppConfiguration.current.sectionDidLoad?() }
        }
    }
}

/// A saved item as its own section shows it; as plain text when it can't be read any more.
struct SavedDetail: View {
    let item: SavedItem
    @ObservedObject var model: SavedModel
    @ObservedObject var articles: ArticleListModel
    @ObservedObject var towns: TownsModel

    var body: some View {
        content
            .task { await model.opened(item) }
    }

    @ViewBuilder private var content: some View {
        if let event = value(.event, Event.self) {
            EventDetailView(event: event)
        } else if let article = value(.article, Article.self) {
            ArticleDetailView(
                article: article,
                actions: ArticleActions(
                    saving: articles.saving, settings: articles.settings,
                    language: articles.language))
        } else if let town = value(.town, Town.self) {
            TownDetailView(town: town, model: towns)
        } else {
            SavedItemView(item: item, model: model)
        }
    }

    private func value<Value: Decodable>(
        _ kind: SavedItem.Kind, _ type: Value.Type
    ) -> Value? {
        item.kind == kind ? try? item.value(type) : nil
    }
}
