import Foundation

extension LocalizedStringKey {
    /// A stretch of the text in the user's language.
    struct Piece: Equatable {
        enum Content: Equatable {
            case string(String)
            /// A value that brings its own styles.
            case text(Text)
        }
        var content: Content
        var intent: InlinePresentationIntent = []
        var link: URL?
    }

    /// The text in the current language, with its values put in and Markdown's signs taken out.
    package func resolved(table: String? = nil, bundle: Bundle? = nil) -> String {
        pieces(table: table, bundle: bundle, languages: StringTables.userLanguages).map { piece in
            switch piece.content {
            case .string(let string): string
            case .text(let text): text.plainString
            }
        }.joined()
    }

    /// The text's stretches, values put in.
    func pieces(table: String?, bundle: Bundle?, languages: [String]) -> [Piece] {
        let format = format(table: table, bundle: bundle, languages: languages)
        var filler = FormatFiller(arguments: arguments)
        return InlineMarkdown.spans(of: format).flatMap { span in
            let contents = isFormat ? filler.fill(span.string) : [.string(span.string)]
            return contents.map { Piece(content: $0, intent: span.intent, link: span.link) }
        }
    }

    /// The text with its values, Markdown's signs as they are.
    func plainPieces(table: String?, bundle: Bundle?, languages: [String]) -> String {
        let format = format(table: table, bundle: bundle, languages: languages)
        guard isFormat else { return format }
        var filler = FormatFiller(arguments: arguments)
        return filler.fill(format).map { content in
            switch content {
            case .string(let string): string
            case .text(let text): text.plainString
            }
        }.joined()
    }

    private func format(table: String?, bundle: Bundle?, languages: [String]) -> String {
        let count = arguments.lazy.compactMap {
            if case .number(let number, _) = $0 { number } else { nil }
        }.first
        let found = StringTables.format(
            key, table: table, bundle: bundle, languages: languages, count: count)
        return found ?? key
    }
}

/// Puts values in place of specifiers, by order or by `%N$`.
private struct FormatFiller {
    let arguments: [LocalizedStringKey.Argument]
    private var next = 0

    init(arguments: [LocalizedStringKey.Argument]) { self.arguments = arguments }

    mutating func fill(_ format: String) -> [LocalizedStringKey.Piece.Content] {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return [.string(format)] }
        var contents: [LocalizedStringKey.Piece.Content] = []
        var text = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text.append("%")
                rest = rest.dropFirst()
                continue
            }
            let end = rest.firstIndex { "@dfsugxX".contains($0) } ?? rest.endIndex
            switch argument(for: rest[..<end]) {
            case .string(let string), .number(_, let string): text += string
            case .text(let value):
                if !text.isEmpty { contents.append(.string(text)) }
                text = ""
                contents.append(.text(value))
            case nil: break
            }
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        }
        text += rest
        if !text.isEmpty || contents.isEmpty { contents.append(.string(text)) }
        return contents
    }

    private mutating func argument(for specifier: Substring) -> LocalizedStringKey.Argument? {
        var index = next
        if let dollar = specifier.firstIndex(of: "$"), let n = Int(specifier[..<dollar]) {
            index = n - 1
        } else {
            next += 1
        }
        return arguments.indices.contains(index) ? arguments[index] : nil
    }
}
