/// How pickers show their options.
enum PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, inline, wheel, navigationLink, radioGroup
}

extension EnvironmentValues {
    private enum KindKey: EnvironmentKey { static let defaultValue = PickerKind.automatic }
    var pickerKind: PickerKind {
        get { self[KindKey.self] }
        set { self[KindKey.self] = newValue }
    }
}
