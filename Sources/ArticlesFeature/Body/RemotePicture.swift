import SwiftUI

/// A picture from the web that fills its place, and what stands there until it has come.
struct RemotePicture<Placeholder: View>: View {
    let url: URL?
    @ViewBuilder let placeholder: () -> Placeholder

    var body: some View {
        placeholder()
    }
}
