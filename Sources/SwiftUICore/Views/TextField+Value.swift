import Foundation

// Fields of values: while one types, the text stays as typed and each text that can be read is
// written; when editing ends, the value is shown in its own form.
// Source: Apple's reference for `TextField.init(_:value:format:prompt:)`.

extension TextField where Label == Text {
    /// Makes a field of a value; text that the format cannot read leaves the value as it is.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, text: value.text(format), isValue: true)
    }
    /// Makes a field of a value; text that the format cannot read leaves the value as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, text: value.text(format), isValue: true)
    }
    /// Makes a field of a value that is nil while the field is empty.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            label: Text(titleKey), prompt: prompt, text: value.optionalText(format), isValue: true)
    }
    /// Makes a field of a value that is nil while the field is empty.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            label: Text(title), prompt: prompt, text: value.optionalText(format), isValue: true)
    }
    /// Makes a field of a value; text that the formatter cannot read leaves the value as it is.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(label: Text(titleKey), prompt: nil, text: value.text(formatter), isValue: true)
    }
    /// Makes a field of a value; text that the formatter cannot read leaves the value as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(label: Text(title), prompt: nil, text: value.text(formatter), isValue: true)
    }
    /// Makes a field of a value; text that the formatter cannot read leaves the value as it is.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(label: Text(titleKey), prompt: prompt, text: value.text(formatter), isValue: true)
    }
    /// Makes a field of a value; text that the formatter cannot read leaves the value as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(label: Text(title), prompt: prompt, text: value.text(formatter), isValue: true)
    }
    /// Makes a field of a value in the manner of older apps.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey), prompt: nil, text: value.text(formatter), isValue: true,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    /// Makes a field of a value in the manner of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title), prompt: nil, text: value.text(formatter), isValue: true,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

extension TextField {
    /// Makes a field of a value with a label of any views.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, text: value.text(format), isValue: true)
    }
    /// Makes a field of a value that is nil while the field is empty.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            label: label(), prompt: prompt, text: value.optionalText(format), isValue: true)
    }
    /// Makes a field of a value with a label of any views.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), prompt: prompt, text: value.text(formatter), isValue: true)
    }
}

extension Binding {
    fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            get: { format.format(wrappedValue) },
            set: { text in
                // What cannot be read changes nothing.
                if let new = try? format.parseStrategy.parse(text) { wrappedValue = new }
            })
    }

    fileprivate func optionalText<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            get: { wrappedValue.map(format.format) ?? "" },
            set: { text in
                if text.isEmpty {
                    wrappedValue = nil
                } else if let new = try? format.parseStrategy.parse(text) {
                    wrappedValue = new
                }
            })
    }

    fileprivate func text(_ formatter: Formatter) -> Binding<String> {
        Binding<String>(
            get: { formatter.string(for: wrappedValue) ?? "" },
            set: { text in
                if let new = formatter.value(Value.self, from: text) { wrappedValue = new }
            })
    }
}

extension Formatter {
    /// What a text stands for, nil when the formatter cannot read it as a value of the type.
    fileprivate func value<V>(_ type: V.Type, from text: String) -> V? {
        switch self {
        case let numbers as NumberFormatter:
            return numbers.number(from: text).flatMap { Self.convert($0) }
        case let dates as DateFormatter: return dates.date(from: text) as? V
        default: return text as? V
        }
    }

    private static func convert<V>(_ number: NSNumber) -> V? {
        if let same = number as? V { return same }
        let candidates: [Any] = [
            number.intValue, number.doubleValue, number.floatValue, number.decimalValue,
        ]
        return candidates.lazy.compactMap { $0 as? V }.first
    }
}
