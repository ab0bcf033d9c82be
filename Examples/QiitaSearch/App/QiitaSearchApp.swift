import QiitaSearch
import SwiftUI

/// Articles of Qiita, searched in six ways.
///
/// `EXAMPLE_URL` is the site that is asked.
@main
struct QiitaSearchApp: App {
    var body: some Scene {
        WindowGroup { SearchView() }
    }
}
