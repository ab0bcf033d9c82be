// Status: partial (buttons alone answer; the window must hand the keys on)
// GTK: the window's key controller

/// A key that a shortcut is pressed with.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types without modifiers; private-use characters stand for the others.
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }

    // The characters are those that AppKit documents for function keys (NSEvent).
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// Keys held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    /// Ctrl on a desktop of this kind.
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
}

/// A key with modifiers that presses a control.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }
    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    // Whether one asks for Command or Control, a desktop has the one Ctrl key.
    var normalized: KeyboardShortcut {
        var copy = self
        if copy.modifiers.remove(.control) != nil { copy.modifiers.insert(.command) }
        copy.modifiers.remove(.capsLock)
        copy.modifiers.remove(.numericPad)
        let lower = key.character.lowercased()
        if lower.count == 1, let character = lower.first { copy.key.character = character }
        return copy
    }
}

/// A control that a key can press.
@MainActor
protocol ShortcutTarget: AnyObject {
    var depth: Int { get }
    /// The key, nil when the control does not answer now.
    var shortcut: KeyboardShortcut? { get }
    var isOnScreen: Bool { get }
    func performShortcut()
}

/// The controls of a window that keys can press.
@MainActor
package final class ShortcutRegistry {
    private struct Weak { weak var target: (any ShortcutTarget)? }
    private var targets: [ObjectIdentifier: Weak] = [:]

    func add(_ target: any ShortcutTarget) {
        targets = targets.filter { $0.value.target != nil }
        targets[ObjectIdentifier(target)] = Weak(target: target)
    }

    /// Presses the control with a shortcut, the innermost on screen; false when there is none.
    package func perform(_ shortcut: KeyboardShortcut) -> Bool {
        let wanted = shortcut.normalized
        let found = targets.values.compactMap(\.target)
            .filter { $0.isOnScreen && $0.shortcut?.normalized == wanted }
            .max { $0.depth < $1.depth }
        guard let found else { return false }
        found.performShortcut()
        return true
    }
}

extension EnvironmentValues {
    private enum ShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }
    /// The shortcut of the control that reads it.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key with Ctrl, or other modifiers, press the button.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    /// Lets keys press the button.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
    /// Lets keys press the button; nil for none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
