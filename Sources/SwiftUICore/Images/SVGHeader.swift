import Foundation

/// The size that an SVG file's outermost element says.
enum SVGHeader {
    static func read(_ data: Data) -> ImageHeader? {
        let head = String(decoding: data.prefix(4096), as: UTF8.self)
        guard let start = head.range(of: "<svg"),
            let end = head[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = head[start.upperBound..<end]
        let box = attribute("viewBox", in: tag).map {
            $0.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        }
        let inBox = box.flatMap { $0.count == 4 ? ($0[2], $0[3]) : nil }
        var width = attribute("width", in: tag).flatMap(length) ?? 0
        var height = attribute("height", in: tag).flatMap(length) ?? 0
        if let inBox, inBox.0 > 0, inBox.1 > 0 {
            switch (width > 0, height > 0) {
            case (false, false): (width, height) = inBox
            case (true, false): height = width * inBox.1 / inBox.0
            case (false, true): width = height * inBox.0 / inBox.1
            case (true, true): break
            }
        }
        if width <= 0 || height <= 0 { (width, height) = (300, 150) }
        guard width < 100_000, height < 100_000 else { return nil }
        return ImageHeader(
            format: .svg, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        var rest = tag
        while let found = rest.range(of: name) {
            let isFirst = found.lowerBound == tag.startIndex
            let before = isFirst ? " " : tag[tag.index(before: found.lowerBound)]
            let after = rest[found.upperBound...].drop { $0.isWhitespace }
            rest = rest[found.upperBound...]
            guard before.isWhitespace, after.first == "=" else { continue }
            let value = after.dropFirst().drop { $0.isWhitespace }
            guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
            return String(value.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// Pixels of a length with its unit; nil for percentages.
    private static func length(_ text: String) -> Double? {
        let number = text.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number) else { return nil }
        switch text.dropFirst(number.count).trimmingCharacters(in: .whitespaces) {
        case "", "px": return value
        case "pt": return value * 4 / 3
        case "mm": return value * 96 / 25.4
        case "cm": return value * 96 / 2.54
        case "in": return value * 96
        case "em", "rem": return value * 16
        default: return nil
        }
    }
}
