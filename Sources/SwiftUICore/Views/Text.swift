// Status: complete
// GTK: PangoLayout
import Foundation
import LayoutCore

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case joined(Text, Text)
        case attributed(AttributedString)
        case date(Date, DateStyle)
        /// Counts within an interval, down or up.
        case timer(ClosedRange<Date>, countsDown: Bool)
    }
    enum Attribute: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case color(Color?)
        case style(StyleBox)
        case strikethrough(Bool, Color?)
        case underline(Bool, Color?)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case monospacedDigit
        case design(Font.Design?)
    }
    /// A style in an attribute: equal when drawn alike.
    struct StyleBox: Equatable, Sendable {
        let style: AnyShapeStyle
        static func == (a: StyleBox, b: StyleBox) -> Bool { a.style.isEqualInput(to: b.style) }
    }

    let storage: Storage
    private(set) var attributes: [Attribute] = []

    /// Shows a string as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Shows a string as it is, without looking it up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Shows a text of the app's string tables.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle)
    }

    /// Shows a value through a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .verbatim(format.format(input))
    }

    /// Shows a value through a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// How a date is shown.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    /// Shows a date; relative ones follow the clock.
    public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

    /// Shows the first and the last moment of an interval.
    public init(_ dates: ClosedRange<Date>) {
        storage = .verbatim(TextDates.interval(dates.lowerBound, dates.upperBound))
    }

    /// Shows the first and the last moment of an interval.
    public init(_ interval: DateInterval) {
        storage = .verbatim(TextDates.interval(interval.start, interval.end))
    }

    /// Shows how long an interval still lasts, or lasts already, as a clock.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        guard let pauseTime else {
            storage = .timer(timerInterval, countsDown: countsDown)
            return
        }
        storage = .verbatim(
            TextDates.timer(timerInterval, countsDown: countsDown, now: pauseTime))
    }

    /// Shows a string with attributes: fonts, colours, lines, links, emphasis.
    // Literals can be attributed strings as well, but are meant to be looked up.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// Shows an image as part of a text; symbols and pictures are left out here.
    public init(_ image: Image) { storage = .verbatim(image.label ?? "") }

    private init(_ storage: Storage) { self.storage = storage }

    /// Joins two texts, each with its own styles.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    private func adding(_ attribute: Attribute) -> Text {
        var copy = self
        copy.attributes.append(attribute)
        return copy
    }

    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding(.style(StyleBox(style: AnyShapeStyle(style))))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive, color))
    }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive, color))
    }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.kerning(tracking)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { adding(.strikethrough(isActive, color)) }
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { adding(.underline(isActive, color)) }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? adding(.design(.monospaced)) : self
    }

    /// The characters without styles.
    package var plainString: String { plainString(now: Date()) }

    func plainString(now: Date) -> String {
        switch storage {
        case .verbatim(let string): string
        case .localized(let key, let table, let bundle):
            key.resolved(table: table, bundle: bundle)
        case .joined(let first, let second):
            first.plainString(now: now) + second.plainString(now: now)
        case .attributed(let string): String(string.characters)
        case .date(let date, let style): TextDates.string(date, style, now: now)
        case .timer(let interval, let countsDown):
            TextDates.timer(interval, countsDown: countsDown, now: now)
        }
    }

    /// Seconds until the text reads otherwise by itself; nil when it never does.
    func secondsToNextChange(from now: Date) -> Double? {
        switch storage {
        case .date(let date, let style): TextDates.secondsToNextChange(of: date, style, from: now)
        case .timer(let interval, _): now < interval.upperBound ? 1 : nil
        case .joined(let first, let second):
            [first, second].compactMap { $0.secondsToNextChange(from: now) }.min()
        case .localized(let key, _, _):
            key.arguments.compactMap {
                if case .text(let text) = $0 { text.secondsToNextChange(from: now) } else { nil }
            }.min()
        case .verbatim, .attributed: nil
        }
    }
}

extension Text: View {}

extension Text: LeafView {
    package func show(in box: LayoutNode, environment: EnvironmentValues) {
        guard let box = box as? TextBox else { return }
        box.minimumScale = environment.minimumScaleFactor
        box.text = resolved(in: environment, now: box.now)
        if box.text.runs.contains(where: { $0.link != nil }) {
            let open = environment.openURL
            box.renderNode?.handlers.linkOpened = { open($0) }
        }
    }
}

extension Text: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<Text> {
        TextNode(self, parent: parent, box: TextBox(backend: parent.root.backend))
    }
}
