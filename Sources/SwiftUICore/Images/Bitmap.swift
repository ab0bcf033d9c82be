import Foundation

/// The encoded bytes of a picture whose header could be read.
///
/// Two are equal when their bytes are.
package final class Bitmap: Hashable, Sendable {
    package let data: Data
    package let header: ImageHeader

    /// Makes a picture of encoded bytes; nil where they are of no known kind.
    package init?(_ data: Data) {
        guard let header = ImageHeader(data) else { return nil }
        self.data = data
        self.header = header
    }

    package static func == (a: Bitmap, b: Bitmap) -> Bool { a === b || a.data == b.data }

    // Headers tell apart nearly all pictures, and cost nothing.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(data.count)
        hasher.combine(header)
    }

    package var pixelSize: CGSize { CGSize(width: header.width, height: header.height) }
}

/// The encoded forms that a picture can be written in.
package enum ImageEncoding: Hashable, Sendable {
    case png
    /// Quality between 0 (smallest) and 1 (best).
    case jpeg(quality: Double)
}

/// The pixel work that only a backend can do, for code that has none at hand.
///
/// A backend puts its functions here when it starts.
package enum PixelWork {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var encoder: (@Sendable (PixelJob) -> Data?)?

    /// Says how a picture is drawn anew and encoded.
    package static func install(_ encode: @escaping @Sendable (PixelJob) -> Data?) {
        lock.withLock { encoder = encode }
    }

    /// The encoded picture; nil where no backend runs or the bytes can't be decoded.
    package static func encode(_ job: PixelJob) -> Data? {
        lock.withLock { encoder }?(job)
    }
}

/// A picture to be encoded, changed before if asked.
package struct PixelJob: Hashable, Sendable {
    package var bitmap: Bitmap
    package var encoding: ImageEncoding
    /// Colour that replaces the pixels' own; their opacity stays.
    package var tint: ResolvedColor?
    package init(bitmap: Bitmap, encoding: ImageEncoding, tint: ResolvedColor? = nil) {
        self.bitmap = bitmap
        self.encoding = encoding
        self.tint = tint
    }
}
