// Status: partial (sizes and outlines are kept for the app to read; controls have the desktop's)
// GTK: nothing
import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private let rawValue: Int
    /// The desktop's own.
    public static let automatic = ButtonBorderShape(rawValue: 0)
    public static let capsule = ButtonBorderShape(rawValue: 1)
    public static let roundedRectangle = ButtonBorderShape(rawValue: 2)
    public static let circle = ButtonBorderShape(rawValue: 3)
    /// Corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        .roundedRectangle
    }
}

/// Whether a held button acts again and again; it acts once here.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = ButtonRepeatBehavior(rawValue: 0)
    public static let enabled = ButtonRepeatBehavior(rawValue: 1)
    public static let disabled = ButtonRepeatBehavior(rawValue: 2)
}

extension EnvironmentValues {
    private enum SizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
    /// How large controls are asked to be.
    public var controlSize: ControlSize {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}

extension View {
    /// Accepted; bordered buttons have the desktop's shape.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Accepted; controls have the desktop's size.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
    /// Accepted; a held button acts once.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        self
    }
}
