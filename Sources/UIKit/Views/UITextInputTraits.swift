import Foundation

/// What the Return key of a screen's keyboard says; without effect on a desktop.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}

/// Whether words are corrected while typed; without effect.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
