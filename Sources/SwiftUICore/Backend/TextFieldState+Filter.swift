extension TextFieldState.Keyboard {
    /// Whether fields refuse what is no part of a number.
    package var isNumeric: Bool { self == .integer || self == .decimal || self == .phone }

    /// What of a typed text may stand in the field; digits of any script become ASCII ones.
    package func accepted(_ typed: String) -> String {
        guard isNumeric else { return typed }
        return String(typed.compactMap { accepted($0) })
    }

    private func accepted(_ character: Character) -> Character? {
        if let digit = character.wholeNumberValue, (0...9).contains(digit) {
            return Character(String(digit))
        }
        if "-−－ー".contains(character) { return "-" }
        switch self {
        case .decimal:
            if ".．。".contains(character) { return "." }
            return ",，、".contains(character) ? "," : nil
        case .phone:
            if "+＋".contains(character) { return "+" }
            return "*#;,() ".contains(character) ? character : nil
        default: return nil
        }
    }
}
