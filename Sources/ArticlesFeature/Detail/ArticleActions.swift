import ArticlesClient
import Foundation
import Library

/// What can be done with an article beside reading it.
@MainActor
public struct ArticleActions {
    /// Where articles are saved; `nil` when they can't be.
    public var saving: Saving?
    /// How the person wants to read.
    public var settings: ReadingSettings
    /// The language of failures.
    public var language: DisplayLanguage
    /// Searches for a tag; `nil` where there is nothing to search in.
    public var searchTag: ((String) -> Void)?
    /// Searches for an author's articles.
    public var searchUser: ((String) -> Void)?
    /// Fetches comments; `nil` where they can't be had.
    public var comments: ((String) async throws -> [ArticleComment])?

    /// Puts the actions together.
    public init(
        saving: Saving? = nil, settings: ReadingSettings, language: DisplayLanguage = .current,
        searchTag: ((String) -> Void)? = nil, searchUser: ((String) -> Void)? = nil,
        comments: ((String) async throws -> [ArticleComment])? = nil
    ) {
        self.saving = saving
        self.settings = settings
        self.language = language
        self.searchTag = searchTag
        self.searchUser = searchUser
        self.comments = comments
    }
}
