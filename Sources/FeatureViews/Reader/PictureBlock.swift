import ArticlesClient
import SwiftUI

/// A picture of a page, or what stands for it while it may not be loaded.
struct PictureBlock: View {
    let image: MarkupImage
    let isAllowed: Bool

    @Environment(\.openURL) private var openURL
    @Environment(\.readerStrings) private var strings

    var body: some View {
        if isAllowed {
            ScaledPicture(url: image.url, width: image.width.map(Double.init)) { stand }
                .accessibilityLabel(image.alternative ?? strings.picture)
                .onTapGesture { if let link = image.link { openURL(link) } }
        } else {
            stand
        }
    }

    private var stand: some View {
        HStack(spacing: 8) {
            Image(systemName: ReaderSymbol.picture)
            VStack(alignment: .leading, spacing: 0) {
                Text(image.alternative ?? strings.picture)
                    .lineLimit(2)
                Text(image.url.host ?? "")
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.inset)
        .cornerRadius(8)
    }
}
