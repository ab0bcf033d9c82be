// Status: partial (heights, their handle and whether a person may close a sheet; the rest is accepted)
// GTK: the default size of the sheet's window, its close request
import Foundation

/// Whether what lies behind a sheet takes input.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let rawValue: Int
    public static let automatic = PresentationContentInteraction(rawValue: 0)
    public static let resizes = PresentationContentInteraction(rawValue: 1)
    public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
    private let rawValue: Int
    public static let automatic = PresentationAdaptation(rawValue: 0)
    public static let none = PresentationAdaptation(rawValue: 1)
    public static let popover = PresentationAdaptation(rawValue: 2)
    public static let sheet = PresentationAdaptation(rawValue: 3)
    public static let fullScreenCover = PresentationAdaptation(rawValue: 4)
}

enum DismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension ViewRoot {
    /// Whether the views of a sheet keep a person from closing it; programs still can.
    package var isInteractiveDismissDisabled: Bool {
        rootNode?.preferenceValue(DismissDisabledKey.self) ?? false
    }
}

extension View {
    /// Keeps a person from closing the sheet that the view is in, other than by its controls.
    public nonisolated func interactiveDismissDisabled(
        _ isDisabled: Bool = true
    ) -> some View {
        preference(key: DismissDisabledKey.self, value: isDisabled)
    }

    /// Says at which heights a sheet may rest; it opens at the lowest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationTraitsKey.self) {
            if $0.detents.isEmpty { $0.detents = detents }
        }
    }
    /// Says at which heights a sheet may rest, and which of them it has.
    @MainActor @preconcurrency
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(DetentSelectionModifier(detents: detents, selection: selection))
    }
    /// Shows or hides the handle above a sheet that changes its height.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(PresentationTraitsKey.self) { $0.dragIndicator = visibility }
    }
    /// Accepted; windows have the desktop's corners.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        self
    }
    /// Puts a style behind what a sheet shows.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        background(style)
    }
    /// Accepted; a sheet keeps the window behind it from taking input.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    /// Accepted; windows are not swiped.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
    /// Says what a popover becomes where there is little room; a sheet by default.
    public nonisolated func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        transformPreference(PresentationTraitsKey.self) { $0.adaptation = adaptation }
    }
    /// Says what a popover becomes where there is little room; a sheet by default.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}

/// Reads the chosen height where the binding's writes are seen.
private struct DetentSelectionModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>

    func body(content: Content) -> some View {
        let selected = selection.wrappedValue
        let select = UncheckedBox<(PresentationDetent) -> Void> { selection.wrappedValue = $0 }
        content.transformPreference(PresentationTraitsKey.self) {
            guard $0.detents.isEmpty else { return }
            $0.detents = detents
            $0.selected = selected
            $0.select = select
        }
    }
}
