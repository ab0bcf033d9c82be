// Status: complete
import Foundation
import LayoutCore

/// Adjusts weights and slants of text below; equal when it does the same.
struct FontAdjustmentModifier: Equatable {
    enum Change: Equatable {
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case design(Font.Design?)
        case monospacedDigit
    }
    var change: Change
}

extension FontAdjustmentModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        var adjustment = environment.fontAdjustment
        switch change {
        case .weight(let weight): adjustment.weight = weight
        case .bold(let isBold): adjustment.isBold = isBold
        case .italic(let isItalic): adjustment.isItalic = isItalic
        case .design(let design): adjustment.design = design
        case .monospacedDigit: adjustment.hasMonospacedDigits = true
        }
        environment.fontAdjustment = adjustment
    }
}

extension View {
    /// Sets the font of text below.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(FontAdjustmentModifier(change: .weight(weight)))
    }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        modifier(FontAdjustmentModifier(change: .design(design)))
    }
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        modifier(FontAdjustmentModifier(change: .bold(isActive)))
    }
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        modifier(FontAdjustmentModifier(change: .italic(isActive)))
    }
    public nonisolated func monospacedDigit() -> some View {
        modifier(FontAdjustmentModifier(change: .monospacedDigit))
    }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        modifier(FontAdjustmentModifier(change: .design(isActive ? .monospaced : nil)))
    }

    /// Draws a line through text below; a nil colour means the text's own.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, color: Color? = nil
    ) -> some View {
        environment(\.strikethrough, isActive ? TextLine(color: color) : nil)
    }
    /// Draws a line under text below; a nil colour means the text's own.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        environment(\.underline, isActive ? TextLine(color: color) : nil)
    }

    /// Draws a line through text below; all patterns are drawn solid.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }
    /// Draws a line under text below; all patterns are drawn solid.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { underline(isActive, color: color) }
    /// Adds points after each character of text below.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textSpacing.kerning, kerning)
    }
    /// Adds points after each character of text below.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textSpacing.kerning, tracking)
    }
    /// Raises text below by points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textSpacing.baselineOffset, baselineOffset)
    }
    /// Accepted; letters keep their distance.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

    /// Limits the lines of each text below; nil for no limit, values below 1 count as 1.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number).environment(\.lineLimitMinimum, nil)
    }
    /// Limits the lines of each text below, and keeps the room of all of them if asked.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.lineLimitReservesSpace, reservesSpace)
    }
    /// Limits the lines of each text below to the upper end of a range.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.lineLimitMinimum, nil)
    }
    /// Keeps the room of some lines in each field below that wraps; texts have no limit.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.lineLimitMinimum, limit.lowerBound)
    }
    /// Limits the lines of each text below; fields that wrap keep the room of the lower end.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
            .environment(\.lineLimitMinimum, limit.lowerBound)
    }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
    /// Lets text below be selected and copied, or not.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
}

/// Whether text may be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
