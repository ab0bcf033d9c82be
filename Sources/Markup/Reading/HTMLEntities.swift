/// Character references of HTML.
package enum HTMLEntities {
    /// Replaces the references in a piece of text; unknown ones stay as they are.
    package static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"),
                let (text, next) = reference(bytes, after: index + 1)
            {
                result += text.utf8
                index = next
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The longest reference that is looked for, so that a row of `&` costs no more than text.
    private static let longest = 10

    private static func reference(
        _ bytes: ArraySlice<UInt8>, after start: Int
    ) -> (String, Int)? {
        var end = start
        while end < bytes.endIndex, end - start < longest, isPart(bytes[end]) { end += 1 }
        let isTooLong = end < bytes.endIndex && isPart(bytes[end])
        guard end > start, !isTooLong else { return nil }
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        let isClosed = end < bytes.endIndex && bytes[end] == UInt8(ascii: ";")
        let next = isClosed ? end + 1 : end
        if word.hasPrefix("#") {
            return number(word.dropFirst()).map { ($0, next) }
        }
        // Without a semicolon `&copy=1` in an address would become `©=1`.
        guard isClosed, let text = names[word] else { return nil }
        return (text, next)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "#")
    }

    private static func number(_ digits: Substring) -> String? {
        let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
        let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value else { return nil }
        if (0x80...0x9F).contains(value) { return windows1252[Int(value - 0x80)] }
        guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return String(scalar)
    }

    /// What numbers 128 to 159 mean on the web.
    private static let windows1252: [String] =
        ("€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ").map(String.init)

    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"",
        "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "sbquo": "‚", "bdquo": "„",
        "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "middot": "·",
        "times": "×", "divide": "÷", "plusmn": "±", "minus": "−", "deg": "°", "micro": "µ",
        "sup1": "¹", "sup2": "²", "sup3": "³", "frac12": "½", "frac14": "¼", "frac34": "¾",
        "para": "¶", "sect": "§", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′",
        "yen": "¥", "euro": "€", "pound": "£", "cent": "¢", "curren": "¤",
        "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "rArr": "⇒",
        "lArr": "⇐", "hArr": "⇔", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈",
        "sum": "∑", "radic": "√", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ",
        "lambda": "λ", "mu": "μ", "pi": "π", "sigma": "σ", "omega": "ω", "Omega": "Ω",
        "spades": "♠", "clubs": "♣", "hearts": "♥", "diams": "♦", "check": "✓", "star": "☆",
        "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "",
        "zwj": "", "zwnj": "", "lrm": "", "rlm": "", "iexcl": "¡", "iquest": "¿",
        "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó", "uacute": "ú",
        "agrave": "à", "egrave": "è", "ccedil": "ç", "ntilde": "ñ", "auml": "ä", "ouml": "ö",
        "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "aring": "å",
        "oslash": "ø", "aelig": "æ", "lbrace": "{", "rbrace": "}", "lsqb": "[", "rsqb": "]",
        "num": "#", "percnt": "%", "ast": "*", "plus": "+", "equals": "=", "colon": ":",
        "semi": ";", "comma": ",", "period": ".", "excl": "!", "quest": "?", "commat": "@",
        "lpar": "(", "rpar": ")", "sol": "/", "bsol": "\\", "lowbar": "_", "grave": "`",
        "verbar": "|", "vert": "|", "dollar": "$", "Hat": "^", "Tab": "\t", "NewLine": "\n",
    ]
}
