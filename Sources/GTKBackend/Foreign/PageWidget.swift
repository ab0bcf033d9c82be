import SwiftUICore

@MainActor
enum PageWidget {
    static func make(for model: PageModel) -> any ForeignWidget {
        MissingWidget(Words.notInstalled("libwebkitgtk-6.0-4", for: Words.webPages))
    }
}
