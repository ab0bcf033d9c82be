import ArticlesClient
import Foundation
import Library
import SwiftUI

/// One article being read: its blocks, its comments, whether it is saved.
@MainActor
final class ArticleDetailModel: ObservableObject {
    /// The article as blocks; `nil` until it was read.
    @Published private(set) var document: MarkupDocument?
    @Published private(set) var isSaved = false
    @Published private(set) var comments: [ArticleComment]?
    @Published private(set) var isLoadingComments = false
    /// Whether pictures of this article may be loaded.
    @Published var picturesAllowed: Bool
    /// Whether the link was copied a moment ago.
    @Published var hasCopiedLink = false
    @Published private(set) var failure: ArticlesFailure?
    @Published var isFailurePresented = false

    let article: Article
    let actions: ArticleActions

    init(article: Article, actions: ArticleActions) {
        self.article = article
        self.actions = actions
        picturesAllowed = actions.settings.loadsPictures
    }

    var canSave: Bool { actions.saving != nil }

    /// Reads the article's HTML off the main thread, then follows whether it is saved.
    func appeared() async {
        if document == nil {
            let html = article.html
            document = await Task.detached { MarkupDocument(html: html) }.value
        }
        guard let saving = actions.saving else { return }
        await attempt { try await saving.markRead(self.article.savedReference) }
        await readSaved()
        for await _ in saving.changes() { await readSaved() }
    }

    /// The save button was pressed: saves, or takes back.
    func saveToggled() async {
        guard let saving = actions.saving else { return }
        await attempt { [article, isSaved] in
            if isSaved {
                try await saving.remove(article.savedReference)
            } else {
                try await saving.save(try article.savedItem())
                // Whoever saves it here has it before their eyes.
                try await saving.markRead(article.savedReference)
            }
        }
        await readSaved()
    }

    func picturesAlwaysAllowed() {
        actions.settings.loadsPictures = true
        picturesAllowed = true
    }

    func commentsWanted() async {
        guard let fetch = actions.comments, !isLoadingComments else { return }
        isLoadingComments = true
        await attempt { [article] in self.comments = try await fetch(article.id) }
        isLoadingComments = false
    }

    private func readSaved() async {
        guard let saving = actions.saving else { return }
        await attempt { self.isSaved = try await saving.isSaved(self.article.savedReference) }
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
        } catch {
            failure = ArticlesFailure(error, language: actions.language)
            isFailurePresented = true
        }
    }
}
