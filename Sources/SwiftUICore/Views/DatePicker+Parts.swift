import Foundation
import LayoutCore

/// The first and the last date that can be chosen; nil for no limit.
struct DateLimits: Equatable {
    var lower: Date?
    var upper: Date?

    func clamped(_ date: Date) -> Date {
        if let lower, date < lower { return lower }
        if let upper, date > upper { return upper }
        return date
    }
}

/// A button that shows a day and opens a calendar.
struct DayButton: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let name: String?
    @State private var isOpen = false
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        let words = words
        Button(words) { isOpen = true }
            .buttonStyle(.bordered)
            .accessibilityLabel(name.map { "\($0), \(words)" } ?? words)
            .popover(isPresented: $isOpen) {
                DayCalendar(selection: selection, limits: limits) { isOpen = false }
                    .padding(8)
                    .presentationCompactAdaptation(.popover)
            }
    }

    private var words: String {
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        style.locale = locale
        style.calendar = calendar
        style.timeZone = timeZone
        return selection.wrappedValue.formatted(style)
    }
}

/// A month from which a day can be chosen; the time of day stays.
struct DayCalendar: View {
    let selection: Binding<Date>
    let limits: DateLimits
    /// Runs after a day was chosen.
    var didChoose: (@MainActor () -> Void)?
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        CalendarControl(
            selection: selection, limits: limits, timeZone: timeZone, didChoose: didChoose)
    }
}

struct CalendarControl {
    var selection: Binding<Date>
    var limits: DateLimits
    var timeZone: TimeZone
    var didChoose: (@MainActor () -> Void)?

    // The desktop's calendar knows no other.
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    @MainActor
    fileprivate func choose(_ day: CalendarDay) {
        let old = selection.wrappedValue
        var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: old)
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
        guard let date = calendar.date(from: parts) else { return }
        let allowed = limits.clamped(date)
        if allowed != old { selection.wrappedValue = allowed }
        didChoose?()
    }
}

extension CalendarControl: View {}

extension CalendarControl: PrimitiveView, ValueControl {
    func makeNode(parent: ViewNode) -> TypedNode<CalendarControl> {
        ValueControlNode(self, parent: parent)
    }
    func control(in environment: EnvironmentValues) -> RenderContent {
        let parts = calendar.dateComponents([.year, .month, .day], from: selection.wrappedValue)
        return .calendar(
            CalendarDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1))
    }
    var accessibilityName: String? { nil }
    func connect(
        _ handlers: inout RenderHandlers, current: @escaping @MainActor () -> CalendarControl
    ) {
        handlers.dayChosen = { current().choose($0) }
    }
}

/// Hour and minute as numbers.
struct TimeFields: View {
    let selection: Binding<Date>
    let limits: DateLimits
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        HStack(spacing: 4) {
            field(.hour, upper: 23).accessibilityLabel(Words.hour)
            Text(verbatim: ":").accessibilityHidden(true)
            field(.minute, upper: 59).accessibilityLabel(Words.minute)
        }
    }

    private func field(_ part: Calendar.Component, upper: Int) -> some View {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let (selection, limits, fixed) = (selection, limits, calendar)
        return NumberControl(
            value: Binding(
                get: { fixed.component(part, from: selection.wrappedValue) },
                set: { new in
                    let old = selection.wrappedValue
                    let change = new - fixed.component(part, from: old)
                    guard change != 0 else { return }
                    let seconds = Double(change) * (part == .hour ? 3600 : 60)
                    selection.wrappedValue = limits.clamped(old.addingTimeInterval(seconds))
                }), lower: 0, upper: upper, digits: 2)
    }
}

struct NumberControl {
    var value: Binding<Int>
    var lower: Int
    var upper: Int
    var digits: Int
}

extension NumberControl: View {}

extension NumberControl: PrimitiveView, ValueControl {
    func makeNode(parent: ViewNode) -> TypedNode<NumberControl> {
        ValueControlNode(self, parent: parent)
    }
    func control(in environment: EnvironmentValues) -> RenderContent {
        .number(value: value.wrappedValue, lower: lower, upper: upper, digits: digits)
    }
    var accessibilityName: String? { nil }
    func connect(
        _ handlers: inout RenderHandlers, current: @escaping @MainActor () -> NumberControl
    ) {
        handlers.valueChanged = { current().value.wrappedValue = Int($0) }
    }
}
