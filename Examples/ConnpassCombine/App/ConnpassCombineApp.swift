import ConnpassCombine
import SwiftUI

/// Study groups of connpass by way of Combine; the pages open in a Safari view.
///
/// `EXAMPLE_URL` is the site that is asked.
@main
struct ConnpassCombineApp: App {
    var body: some Scene {
        WindowGroup { MeetupsView(source: MeetupSource()) }
    }
}
