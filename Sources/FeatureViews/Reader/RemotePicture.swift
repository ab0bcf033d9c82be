import SwiftUI

/// A picture from the web that fills its place, and what stands there until it has come.
public struct RemotePicture<Placeholder: View>: View {
    let url: URL?
    @ViewBuilder let placeholder: () -> Placeholder

    /// Shows the picture of an address.
    public init(url: URL?, @ViewBuilder placeholder: @escaping () -> Placeholder) {
        self.url = url
        self.placeholder = placeholder
    }

    public var body: some View {
        AsyncImage(url: url) { image in
            image
                .resizable()
                .scaledToFill()
        } placeholder: {
            placeholder()
        }
    }
}

/// A picture from the web in its own proportions, no wider than the page.
struct ScaledPicture<Placeholder: View>: View {
    let url: URL
    /// Points; `nil` for the picture's own width.
    let width: Double?
    @ViewBuilder let placeholder: () -> Placeholder

    var body: some View {
        AsyncImage(url: url) { phase in
            if let image = phase.image {
                // A small picture keeps its size: enlarged it would be a blur.
                ViewThatFits(in: .horizontal) {
                    image
                    image
                        .resizable()
                        .scaledToFit()
                }
                .frame(maxWidth: width.map { CGFloat($0) })
            } else {
                placeholder()
            }
        }
    }
}
