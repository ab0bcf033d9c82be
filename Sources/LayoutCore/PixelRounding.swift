import Foundation

/// Moves rectangles onto whole pixels.
///
/// Layout itself keeps fractions, as the reference does; a backend rounds when it draws.
public enum PixelRounding {
    /// Rounds a length in points to whole pixels, halves away from zero.
    ///
    /// - Parameter scale: Pixels per point, positive.
    public static func round(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }

    /// Rounds a rectangle's edges, so that rectangles that touch keep touching.
    public static func round(_ rect: CGRect, scale: CGFloat) -> CGRect {
        let minX = round(rect.minX, scale: scale)
        let minY = round(rect.minY, scale: scale)
        let maxX = round(rect.maxX, scale: scale)
        let maxY = round(rect.maxY, scale: scale)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
