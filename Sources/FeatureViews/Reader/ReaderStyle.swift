import SwiftUI

extension Color {
    /// Qiita's green.
    public static let qiita = Color(.sRGB, red: 121 / 255, green: 196 / 255, blue: 83 / 255)
    /// The background of code and boxes, on light and dark alike.
    public static let inset = Color(.sRGB, white: 0.5, opacity: 0.12)
}

/// The symbols the reader draws, by Apple's names.
enum ReaderSymbol {
    static let note = "info.circle"
    static let warning = "exclamationmark.triangle"
    static let link = "link"
    static let copy = "doc.on.doc"
    static let done = "checkmark"
    static let picture = "photo"
    static let open = "chevron.down"
    static let shut = "chevron.right"
}
