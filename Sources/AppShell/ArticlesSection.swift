import ArticlesClient
import ArticlesFeature
import SwiftUI

/// The articles: a list, with the chosen one beside it where there is room.
struct ArticlesSection: View {
    @ObservedObject var model: ArticleListModel

    var body: some View {
        NavigationSplitView {
            ArticleList(model: model)
                .articleListChrome(model: model)
        } detail: {
            NothingChosenView(
                symbol: AppSection.articles.symbol, text: AppStrings.current.chooseArticle)
        }
        .onChange(of: isSettled) { isSettled in
            if isSettled { AppConfiguration.current.sectionDidLoad?() }
        }
    }

    private var isSettled: Bool {
        model.hasLoaded || model.isFailurePresented || model.waitingUntil != nil
    }
}
