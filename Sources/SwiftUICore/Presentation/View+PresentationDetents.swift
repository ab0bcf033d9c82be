// Status: partial (only whether a person may close a sheet has an effect; the rest is accepted)
// GTK: the delete event of the sheet's window
import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }
    private let kind: Kind
    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    /// A share of the window's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// Points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }
}

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

    /// Accepted; a sheet takes the size of its content.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        self
    }
    /// Accepted; a sheet takes the size of its content.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Accepted; windows have no such indicator.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        self
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
    /// Accepted; sheets are sheets at any size.
    public nonisolated func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View { self }
}
