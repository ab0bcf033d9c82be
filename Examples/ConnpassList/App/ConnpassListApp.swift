import ConnpassList
import SwiftUI

/// Study groups of connpass: a list, and a page with a map for each.
///
/// `EXAMPLE_URL` is the site that is asked, `EXAMPLE_KEY` the key of its API.
@main
struct ConnpassListApp: App {
    var body: some Scene {
        WindowGroup { EventListView() }
    }
}
