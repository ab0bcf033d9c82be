import Foundation

/// Makes words alike for searching: width, case and the two kana do not matter.
///
/// `ＳＷＩＦＴ` is `swift`, `ﾍﾞﾝｷｮｳ` and `ベンキョウ` are `べんきょう`.
enum SearchText {
    static func folded(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        let alike = text.precomposedStringWithCompatibilityMapping.lowercased()
        for scalar in alike.unicodeScalars {
            switch scalar.value {
            case 0x30A1...0x30F6: result.append(hiragana(scalar))
            case ..<0x20, 0x7F: result.append(" ")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// The words of a search, all of which must be found.
    static func words(_ query: String) -> [String] {
        folded(query).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The katakana block lies 0x60 above the hiragana.
    private static func hiragana(_ katakana: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(katakana.value - 0x60) ?? katakana
    }
}
