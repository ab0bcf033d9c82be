// Status: partial (wheels look like the compact style; dates are Gregorian)
// GTK: GtkCalendar in a GtkPopover, GtkSpinButton for hours and minutes
import Foundation
import LayoutCore

/// What parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date, a time of day, or both.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    let label: Label
    let selection: Binding<Date>
    let lower: Date?
    let upper: Date?
    let components: Components
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.datePickerLook) private var look

    public var body: some View {
        let range = DateLimits(lower: lower, upper: upper)
        let name = plainTitle(of: label)
        if look == .graphical {
            VStack(alignment: .leading, spacing: 8) {
                if components.contains(.date) {
                    DayCalendar(selection: selection, limits: range)
                }
                if components.contains(.hourAndMinute) {
                    HStack {
                        if !areLabelsHidden {
                            label
                            Spacer()
                        }
                        TimeFields(selection: selection, limits: range)
                    }
                }
            }
        } else {
            HStack {
                if !areLabelsHidden {
                    label
                    Spacer()
                }
                if components.contains(.date) {
                    DayButton(selection: selection, limits: range, name: name)
                }
                if components.contains(.hourAndMinute) {
                    TimeFields(selection: selection, limits: range)
                }
            }
        }
    }
}

extension DatePicker {
    /// Makes a picker of a date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), selection: selection, lower: nil, upper: nil,
            components: displayedComponents)
    }
    /// Makes a picker of a date in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), selection: selection, lower: range.lowerBound,
            upper: range.upperBound, components: displayedComponents)
    }
    /// Makes a picker of a date from a first one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), selection: selection, lower: range.lowerBound, upper: nil,
            components: displayedComponents)
    }
    /// Makes a picker of a date up to a last one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), selection: selection, lower: nil, upper: range.upperBound,
            components: displayedComponents)
    }
}

extension DatePicker where Label == Text {
    /// Makes a picker of a date with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
    /// Makes a picker of a date in a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
    /// Makes a picker of a date from a first one on, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
    /// Makes a picker of a date up to a last one, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
    /// Makes a picker of a date with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
    /// Makes a picker of a date in a range, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }
    /// Makes a picker of a date from a first one on, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }
    /// Makes a picker of a date up to a last one, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }
}
