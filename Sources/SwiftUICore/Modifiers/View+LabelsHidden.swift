// Status: complete

extension EnvironmentValues {
    private enum HiddenKey: EnvironmentKey { static let defaultValue = false }
    var areLabelsHidden: Bool {
        get { self[HiddenKey.self] }
        set { self[HiddenKey.self] = newValue }
    }

    /// Whether the labels of controls show.
    public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }
}

extension View {
    /// Hides the labels of controls below; assistive technology still reads them.
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
    /// Shows or hides the labels of controls below.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.areLabelsHidden, visibility == .hidden)
    }
}
