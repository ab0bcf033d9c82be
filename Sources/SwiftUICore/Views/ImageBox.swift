import Foundation
import LayoutCore

/// The box of an image.
@MainActor
final class ImageBox: LayoutNode {
    private unowned let backend: any Backend
    private var naturalSize: CGSize?

    init(backend: any Backend) {
        self.backend = backend
        super.init()
    }

    var image = ImageDrawing(source: .missing("")) {
        didSet {
            show(.image(image))
            if !image.measuresLike(oldValue) {
                naturalSize = nil
                setNeedsLayout()
            }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = naturalSize ?? backend.naturalSize(of: image)
        naturalSize = natural
        guard image.isResizable else { return natural }
        return proposal.replacingUnspecifiedDimensions(by: natural)
    }

    /// Symbols stand on the baseline of text beside them, a little below.
    override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard case .symbol = image.source, !image.isResizable else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key
            || key == VerticalAlignment.lastTextBaseline.key
        {
            return size.height * 0.82
        }
        return nil
    }
}

extension ImageDrawing {
    /// Whether another image takes the same room, whatever its colours.
    fileprivate func measuresLike(_ other: ImageDrawing) -> Bool {
        source == other.source && isResizable == other.isResizable && scale == other.scale
            && symbolSize == other.symbolSize
    }

    /// Natural size in points where the picture itself says it; nil for symbols.
    package var headerSize: CGSize? {
        let size: CGSize
        switch source {
        case .bitmap(let bitmap): size = bitmap.pixelSize
        case .file(let path):
            guard let header = ImageFiles.header(ofFile: path) else { return nil }
            size = CGSize(width: header.width, height: header.height)
        case .placeholder: return CGSize(width: 10, height: 10)
        case .symbol, .missing: return nil
        }
        return CGSize(width: size.width / scale, height: size.height / scale)
    }
}

/// The headers of picture files, read once.
package enum ImageFiles {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var headers: [String: ImageHeader?] = [:]

    package static func header(ofFile path: String) -> ImageHeader? {
        if let known = lock.withLock({ headers[path] }) { return known }
        // A camera's JPEG may carry a thumbnail before its size.
        let handle = FileHandle(forReadingAtPath: path)
        let head = (try? handle?.read(upToCount: 256 * 1024)) ?? Data()
        let header = ImageHeader(head)
        lock.withLock { headers[path] = header }
        return header
    }
}
