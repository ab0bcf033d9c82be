import QiitaList
import SwiftUI

/// The newest articles of Qiita, to mark and to read in the app.
///
/// `EXAMPLE_URL` is the site that is asked.
@main
struct QiitaListApp: App {
    var body: some Scene {
        WindowGroup { ItemsView(client: APIClient()) }
    }
}
