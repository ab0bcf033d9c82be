// Status: partial (button, header, link, image and selected are told; others are kept)
// GTK: GtkAccessibleRole

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isSearchField = AccessibilityTraits(rawValue: 32)
    public static let isStaticText = AccessibilityTraits(rawValue: 64)
    public static let isModal = AccessibilityTraits(rawValue: 128)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)

    public static let isTabBar = AccessibilityTraits(rawValue: 65536)

    /// The roles that the traits stand for, the most telling first.
    var roles: [AccessibilityState.Role] {
        var roles: [AccessibilityState.Role] = []
        if contains(.isHeader) { roles.append(.heading) }
        if contains(.isLink) { roles.append(.link) }
        if contains(.isButton) || contains(.isToggle) { roles.append(.button) }
        if contains(.isImage) { roles.append(.image) }
        if contains(.isStaticText) { roles.append(.text) }
        return roles
    }
}

/// How the children of an element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int
    /// The children are no elements.
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    /// The children stay elements.
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    /// The children are read as one.
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
