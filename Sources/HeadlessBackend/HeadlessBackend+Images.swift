public import Foundation
import SwiftUICore

extension HeadlessBackend {
    package func loadedImage(at url: URL) -> Bitmap? { loadedImages[url] }

    package func loadImage(at url: URL) async throws -> Bitmap {
        imageRequests.append(url)
        let data = try await imageLoader(url)
        try Task.checkCancellation()
        guard let bitmap = Bitmap(data) else { throw ImageLoadingError.undecodable(url) }
        loadedImages[url] = bitmap
        return bitmap
    }
}

extension HeadlessWindow {
    /// The pictures that addresses lead to; any other address fails with status 404.
    public var images: [URL: Data] {
        get { backend.images }
        set { backend.images = newValue }
    }

    /// Where pictures come from, in place of `images`.
    public var imageLoader: @MainActor (URL) async throws -> Data {
        get { backend.imageLoader }
        set { backend.imageLoader = newValue }
    }

    /// Addresses that pictures were asked of, in order.
    public var imageRequests: [URL] { backend.imageRequests }
}
