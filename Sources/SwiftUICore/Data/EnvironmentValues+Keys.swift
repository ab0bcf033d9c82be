import Foundation
import LayoutCore

/// How lines of one text stand beside each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// Where a text that does not fit loses characters.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
        var resolved: ResolvedText.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// Letters forced to one case.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// A line through or under text; nil colour means the text's own.
struct TextLine: Hashable, Sendable {
    var color: Color?
    func resolved(in environment: EnvironmentValues) -> ResolvedColor? {
        color?.resolved(in: environment)
    }
}

/// Whether a view is given little or much width.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// How large text should be, relative to the default.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether the scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// How large symbols are beside text.
extension Image {
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension EnvironmentValues {
    private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
    /// The font of text; nil means body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    private enum FontAdjustmentKey: EnvironmentKey {
        static let defaultValue = FontAdjustment()
    }
    var fontAdjustment: FontAdjustment {
        get { self[FontAdjustmentKey.self] }
        set { self[FontAdjustmentKey.self] = newValue }
    }

    private enum ForegroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
    package var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    private enum ForcedSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }
    package var forcedColorScheme: ColorScheme? {
        get { self[ForcedSchemeKey.self] }
        set { self[ForcedSchemeKey.self] = newValue }
    }

    private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
    /// Whether controls answer.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
    /// Lines of each text at most; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    private enum LineMinimumKey: EnvironmentKey { static let defaultValue: Int? = nil }
    /// Lines of height that fields which wrap keep; nil for one.
    var lineLimitMinimum: Int? {
        get { self[LineMinimumKey.self] }
        set { self[LineMinimumKey.self] = newValue }
    }

    private enum ReservesSpaceKey: EnvironmentKey { static let defaultValue = false }
    var lineLimitReservesSpace: Bool {
        get { self[ReservesSpaceKey.self] }
        set { self[ReservesSpaceKey.self] = newValue }
    }

    private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
    /// Extra points between lines.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
    /// How lines of one text stand beside each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    private enum TruncationKey: EnvironmentKey {
        static let defaultValue = Text.TruncationMode.tail
    }
    /// Where a text that does not fit loses characters.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    /// How much text may shrink to fit, as a fraction of its size.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Points after each character and points by which text is raised.
    struct TextSpacing: Hashable {
        var kerning: CGFloat = 0
        var baselineOffset: CGFloat = 0
    }
    private enum TextSpacingKey: EnvironmentKey { static let defaultValue = TextSpacing() }
    var textSpacing: TextSpacing {
        get { self[TextSpacingKey.self] }
        set { self[TextSpacingKey.self] = newValue }
    }

    private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
    /// Letters forced to one case.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    private enum StrikethroughKey: EnvironmentKey { static let defaultValue: TextLine? = nil }
    var strikethrough: TextLine? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }

    private enum UnderlineKey: EnvironmentKey { static let defaultValue: TextLine? = nil }
    var underline: TextLine? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }

    private enum SelectableKey: EnvironmentKey { static let defaultValue = false }
    var isTextSelectable: Bool {
        get { self[SelectableKey.self] }
        set { self[SelectableKey.self] = newValue }
    }

    private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    private enum SizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = nil
    }
    /// Compact below 600 points of window width.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }
    private enum VerticalClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = .regular
    }
    /// Regular on a desktop, unless an app sets it.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalClassKey.self] }
        set { self[VerticalClassKey.self] = newValue }
    }

    private enum DirectionKey: EnvironmentKey {
        static let defaultValue = LayoutDirection.ofUser
    }
    /// The direction in which content is read, at first that of the user's language.
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set { self[DirectionKey.self] = newValue }
    }

    private enum TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
    /// How large text should be: what all sizes of text styles are scaled by.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }

    private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
    /// The language and region of the user.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? .current }
        set { self[LocaleKey.self] = newValue }
    }
    /// The locale that the app set; nil for the user's.
    var chosenLocale: Locale? { self[LocaleKey.self] }

    private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
    /// The user's calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
    /// The user's time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
    /// Whether the scene is in front.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
    /// Whether the desktop asks that nothing moves.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Points per pixel.
    public var displayScale: CGFloat { 1 }
    /// The length of one pixel in points.
    public var pixelLength: CGFloat { 1 }

    /// What foreground shapes and text are drawn with.
    package var foregroundPaint: Paint {
        foregroundStyle?.paint(in: self) ?? Color.primary.paint(in: self)
    }

    /// The font of text with weights and slants set around it.
    package var resolvedFont: ResolvedFont {
        var font = (self.font ?? .body).resolved(scale: dynamicTypeSize.scale)
        fontAdjustment.apply(to: &font)
        return font
    }
}

/// Weights and slants set by modifiers around text.
struct FontAdjustment: Hashable, Sendable {
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var hasMonospacedDigits = false

    func apply(to font: inout ResolvedFont) {
        if let weight { font.weight = weight.value }
        if isBold == true { font.weight = max(font.weight, 700) }
        if let isItalic { font.isItalic = isItalic }
        if let design { font.design = design.resolved }
        if hasMonospacedDigits { font.hasMonospacedDigits = true }
    }
}
