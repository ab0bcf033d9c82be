/// What is too much for one picture.
package enum ImageLimits {
    /// Bytes of an encoded picture.
    package static let bytes = 20 * 1024 * 1024
    /// Pixels of a picture, which is about 200 MB when decoded.
    package static let pixels = 50_000_000
}
