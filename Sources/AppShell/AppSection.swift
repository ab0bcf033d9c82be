/// A section of the window.
enum AppSection: String, Hashable, CaseIterable {
    case events, articles, towns, saved, settings

    /// What stands on its tab.
    var title: String {
        let strings = AppStrings.current
        return switch self {
        case .events: strings.events
        case .articles: strings.articles
        case .towns: strings.towns
        case .saved: strings.saved
        case .settings: strings.settings
        }
    }

    /// What is drawn on its tab, by Apple's name.
    var symbol: String {
        switch self {
        case .events: "calendar"
        case .articles: "doc.text"
        case .towns: "building.2"
        case .saved: "bookmark"
        case .settings: "gearshape"
        }
    }
}
