import Foundation
import SwiftUI

/// How a person wants to read articles; kept in their defaults.
@MainActor
public final class ReadingSettings: ObservableObject {
    /// Whether pictures of articles are loaded without asking.
    @Published public var loadsPictures: Bool { didSet { keep(loadsPictures, Self.pictures) } }
    /// Whether pages of the web open inside the app.
    @Published public var opensPagesInApp: Bool { didSet { keep(opensPagesInApp, Self.pages) } }

    private let defaults: UserDefaults?
    private static let pictures = "articles.loadsPictures"
    private static let pages = "opensPagesInApp"

    /// Reads the settings; without defaults they last as long as the process.
    public init(defaults: UserDefaults? = .standard) {
        self.defaults = defaults
        loadsPictures = defaults?.bool(forKey: Self.pictures) ?? false
        opensPagesInApp = defaults?.bool(forKey: Self.pages) ?? false
    }

    private func keep(_ value: Bool, _ key: String) { defaults?.set(value, forKey: key) }
}
