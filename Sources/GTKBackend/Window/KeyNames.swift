import CAdwaita
import SwiftUICore

extension KeyboardShortcut {
    /// What a pressed key means; nil for keys that type nothing and have no name.
    init?(key: UInt32, modifiers: UInt32) {
        guard let character = KeyboardShortcut.character(of: key) else { return nil }
        var held: EventModifiers = []
        if modifiers & GDK_CONTROL_MASK.rawValue != 0 { held.insert(.command) }
        if modifiers & GDK_ALT_MASK.rawValue != 0 { held.insert(.option) }
        if modifiers & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
        self.init(KeyEquivalent(character), modifiers: held)
    }

    private static func character(of key: UInt32) -> Character? {
        if let named = names[Int32(bitPattern: key)] { return named.character }
        let code = gdk_keyval_to_unicode(key)
        guard code != 0, let scalar = Unicode.Scalar(code) else { return nil }
        return Character(scalar)
    }

    private static let names: [Int32: KeyEquivalent] = [
        GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Escape: .escape,
        GDK_KEY_Tab: .tab, GDK_KEY_space: .space, GDK_KEY_BackSpace: .delete,
        GDK_KEY_Delete: .deleteForward, GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow,
        GDK_KEY_Left: .leftArrow, GDK_KEY_Right: .rightArrow, GDK_KEY_Home: .home,
        GDK_KEY_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
        GDK_KEY_Clear: .clear,
    ]
}
