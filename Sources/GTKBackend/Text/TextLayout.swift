import CAdwaita
import Foundation
import SwiftUICore

/// A shaped text of one width, and how large it came out.
@MainActor
final class FittedText {
    let layout: GObjectRef
    let metrics: TextMetrics
    /// Points; the width that alignment is relative to.
    let layoutWidth: CGFloat
    /// From the top, for each line, the lower edge.
    let lineBottoms: [CGFloat]

    init(layout: GObjectRef, offeredWidth: CGFloat?, lineHeight: CGFloat? = nil, limit: Int? = nil)
    {
        self.layout = layout
        var logical = PangoRectangle()
        pango_layout_get_extents(layout.opaque, nil, &logical)
        let width = CGFloat(logical.width) / CGFloat(PANGO_SCALE)
        let lines = FittedText.readLines(of: layout)
        var height = CGFloat(logical.height) / CGFloat(PANGO_SCALE)
        if let limit, let lineHeight { height = max(height, lineHeight * CGFloat(limit)) }
        lineBottoms = lines.bottoms
        layoutWidth = offeredWidth ?? width
        metrics = TextMetrics(
            size: CGSize(width: FittedText.roundUp(width), height: FittedText.roundUp(height)),
            firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline,
            lineCount: max(1, lines.bottoms.count))
    }

    // A hair less than a pixel more is an artefact of unit conversion.
    private static func roundUp(_ length: CGFloat) -> CGFloat { (length - 0.01).rounded(.up) }

    private static func readLines(
        of layout: GObjectRef
    ) -> (bottoms: [CGFloat], firstBaseline: CGFloat, lastBaseline: CGFloat) {
        let scale = CGFloat(PANGO_SCALE)
        let first = CGFloat(pango_layout_get_baseline(layout.opaque)) / scale
        var last = first
        var bottoms: [CGFloat] = []
        guard let iterator = pango_layout_get_iter(layout.opaque) else { return ([], first, last) }
        repeat {
            var rectangle = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &rectangle)
            bottoms.append(CGFloat(rectangle.y + rectangle.height) / scale)
            last = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
        } while pango_layout_iter_next_line(iterator) != 0
        pango_layout_iter_free(iterator)
        return (bottoms, first, last)
    }
}

/// One text, shaped once, and fitted to the sizes it was offered.
///
/// The layout of unlimited width answers most questions; widths that make the text wrap or
/// truncate get a copy each, of which the last few are kept.
@MainActor
final class TextLayout {
    let text: ResolvedText
    private let natural: FittedText
    private let lineHeight: CGFloat
    private var constrained: [(width: CGFloat?, lines: Int?, fitted: FittedText)] = []
    private static let keptFits = 4

    init(_ text: ResolvedText, fonts: FontContext) {
        self.text = text
        let layout = TextLayout.makeLayout(text, fonts: fonts)
        let plain = FittedText(layout: layout, offeredWidth: nil)
        lineHeight = (plain.lineBottoms.first ?? 0) + text.lineSpacing
        natural = TextLayout.reserving(text, plain: plain, layout: layout, lineHeight: lineHeight)
    }

    /// The text as it fits an offer in points; nil means unlimited.
    ///
    /// Height takes away lines, never the first.
    func fitted(width: CGFloat?, height: CGFloat?) -> FittedText {
        let limit = text.lineLimit
        if fitsNaturally(width: width, lines: limit),
            natural.metrics.lineCount == 1 || fits(natural, height)
        {
            return natural
        }
        let wrapped = fit(width: width, lines: limit)
        if wrapped.metrics.lineCount == 1 || fits(wrapped, height) { return wrapped }
        let available = (height ?? .infinity) + 0.5
        let lines = max(1, wrapped.lineBottoms.filter { $0 <= available }.count)
        return fit(width: width, lines: lines)
    }

    /// Points by which the layout has to move right to be aligned in a frame of `width`.
    func offset(of fitted: FittedText, in width: CGFloat) -> CGFloat {
        switch text.alignment {
        case .leading: 0
        case .center: (width - fitted.layoutWidth) / 2
        case .trailing: width - fitted.layoutWidth
        }
    }

    /// The address under a point of the text, if it is on a link.
    func link(at point: CGPoint, in fitted: FittedText) -> URL? {
        var index: Int32 = 0
        var trailing: Int32 = 0
        let scale = Double(PANGO_SCALE)
        let isInside = pango_layout_xy_to_index(
            fitted.layout.opaque, Int32(point.x * scale), Int32(point.y * scale), &index, &trailing)
        guard isInside != 0 else { return nil }
        var start = 0
        for run in text.runs {
            let end = start + run.string.utf8.count
            if start..<end ~= Int(index) { return run.link }
            start = end
        }
        return nil
    }

    private func fits(_ fitted: FittedText, _ height: CGFloat?) -> Bool {
        guard let height else { return true }
        return (fitted.lineBottoms.last ?? 0) <= height + 0.5
    }

    private func fitsNaturally(width: CGFloat?, lines: Int?) -> Bool {
        (width ?? .infinity) >= natural.metrics.size.width - 0.5
            && (lines ?? .max) >= natural.metrics.lineCount
    }

    private func fit(width: CGFloat?, lines: Int?) -> FittedText {
        if fitsNaturally(width: width, lines: lines) { return natural }
        let offer = width.map { max(1, min($0, 100_000)) }
        if let known = constrained.first(where: { isFit($0, for: offer, lines) }) {
            return known.fitted
        }
        let fitted = makeFit(width: offer, lines: lines)
        if constrained.count == TextLayout.keptFits { constrained.removeFirst() }
        constrained.append((offer, lines, fitted))
        return fitted
    }

    // A text laid out for 300 points that came out 280 wide lays out the same for 280.
    private func isFit(
        _ known: (width: CGFloat?, lines: Int?, fitted: FittedText), for width: CGFloat?,
        _ lines: Int?
    ) -> Bool {
        guard known.lines == lines else { return false }
        if known.width == width { return true }
        guard let width else { return false }
        return width <= known.width ?? .infinity && width >= known.fitted.metrics.size.width
    }

    private func makeFit(width: CGFloat?, lines: Int?) -> FittedText {
        if let lines, hasParagraphs { return makeParagraphFit(width: width, lines: lines) }
        // Pango limits lines only of layouts that have a width.
        let offer = width ?? natural.metrics.size.width
        let layout = makeCopy(width: offer)
        if let lines {
            pango_layout_set_ellipsize(layout.opaque, text.truncation.pango)
            pango_layout_set_height(layout.opaque, -Int32(lines))
        }
        return finish(layout, width: offer)
    }

    // Pango counts lines per paragraph. So paragraphs that start below the limit are cut off here,
    // and the last that remains is limited by height.
    private func makeParagraphFit(width: CGFloat?, lines: Int) -> FittedText {
        let offer = width ?? natural.metrics.size.width
        let layout = makeCopy(width: offer)
        guard let first = pango_layout_get_line_readonly(layout.opaque, Int32(lines)) else {
            return finish(layout, width: offer)
        }
        let bytes = Array(text.string.utf8)
        let start = Int(first.pointee.start_index)
        let startsParagraph = first.pointee.is_paragraph_start != 0
        let end = startsParagraph ? start - 1 : bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        var shown = String(decoding: bytes[..<max(0, end)], as: UTF8.self)
        if startsParagraph { shown += "…" }
        let bottom = FittedText(layout: layout, offeredWidth: offer).lineBottoms[lines - 1]
        pango_layout_set_text(layout.opaque, shown, Int32(shown.utf8.count))
        pango_layout_set_ellipsize(layout.opaque, text.truncation.pango)
        pango_layout_set_height(layout.opaque, Int32(bottom.rounded(.up)) * PANGO_SCALE)
        return finish(layout, width: offer)
    }

    private var hasParagraphs: Bool { text.runs.contains { $0.string.utf8.contains(0x0A) } }

    private func makeCopy(width: CGFloat) -> GObjectRef {
        let layout = GObjectRef(
            owning: pango_layout_copy(natural.layout.opaque).unsafelyUnwrapped)
        // Whole pixels were promised; Pango units are finer.
        pango_layout_set_width(layout.opaque, Int32((width * CGFloat(PANGO_SCALE)).rounded(.up)))
        return layout
    }

    private func finish(_ layout: GObjectRef, width: CGFloat) -> FittedText {
        FittedText(
            layout: layout, offeredWidth: width, lineHeight: lineHeight,
            limit: text.reservesSpace ? text.lineLimit : nil)
    }

    private static func makeLayout(_ text: ResolvedText, fonts: FontContext) -> GObjectRef {
        let layout = GObjectRef(
            owning: pango_layout_new(fonts.pango.opaque).unsafelyUnwrapped)
        let string = text.string
        pango_layout_set_text(layout.opaque, string, Int32(string.utf8.count))
        if let font = text.runs.first?.font, let description = fonts.makeDescription(of: font) {
            pango_layout_set_font_description(layout.opaque, description)
            pango_font_description_free(description)
        }
        let attributes = TextAttributes(text: text, fonts: fonts).makeList()
        pango_layout_set_attributes(layout.opaque, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_alignment(
            layout.opaque, text.alignment.pango(inRightToLeft: string.startsFromTheRight))
        if text.lineSpacing != 0 {
            pango_layout_set_spacing(
                layout.opaque, Int32(text.lineSpacing * Double(PANGO_SCALE)))
        }
        return layout
    }

    private static func reserving(
        _ text: ResolvedText, plain: FittedText, layout: GObjectRef, lineHeight: CGFloat
    ) -> FittedText {
        guard text.reservesSpace, let limit = text.lineLimit else { return plain }
        return FittedText(
            layout: layout, offeredWidth: nil, lineHeight: lineHeight, limit: limit)
    }
}

extension ResolvedText.Truncation {
    var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

extension String {
    /// Whether the first letter belongs to a script that is written from the right.
    ///
    /// The ranges are those that the Unicode Character Database sets aside for such scripts.
    fileprivate var startsFromTheRight: Bool {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }
}

extension ResolvedText.Alignment {
    // What Pango calls left is the side where a paragraph starts.
    func pango(inRightToLeft isRightToLeft: Bool) -> PangoAlignment {
        switch self {
        case .leading: isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
        }
    }

    /// Fraction of the free width that stands before the text.
    var fraction: Float {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
