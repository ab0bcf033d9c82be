import ArticlesClient
import SwiftUI

/// Code in colours, scrolling sideways, with a button that copies it.
struct CodeBlockView: View {
    let code: MarkupCode

    @State private var hasCopied = false
    @Environment(\.readerStrings) private var strings
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 8) {
                Text(code.fileName ?? code.language ?? "")
                    .font(.caption)
                    .foregroundColor(.secondary)
                    .lineLimit(1)
                Spacer(minLength: 0)
                copyButton
            }
            .padding(.leading, 10)
            ScrollView(.horizontal) {
                VStack(alignment: .leading, spacing: 0) {
                    let pieces = CodePiece.split(code.tokens)
                    ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in
                        piece.text(colorScheme)
                            .font(.system(.footnote, design: .monospaced))
                            .fixedSize()
                    }
                }
                .padding(.horizontal, 10)
                .padding(.bottom, 10)
            }
        }
        .background(Color.inset)
        .cornerRadius(8)
    }

    private var copyButton: some View {
        Button {
            UIPasteboard.general.string = code.text
            hasCopied = true
        } label: {
            Image(systemName: hasCopied ? ReaderSymbol.done : ReaderSymbol.copy)
                .font(.caption)
                .padding(8)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(hasCopied ? strings.copied : strings.copyCode)
        .accessibilityIdentifier("copy-code")
    }
}

/// Some lines of code: one text for all of a long listing would be laid out slowly.
struct CodePiece {
    var tokens: [CodeToken] = []

    private static let lineLimit = 40

    /// Cuts after line breaks; joined with breaks between them, the pieces are the code.
    static func split(_ tokens: [CodeToken]) -> [CodePiece] {
        var pieces = [CodePiece()]
        var lines = 0
        for token in tokens {
            let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 {
                    lines += 1
                    if lines % lineLimit == 0 {
                        pieces.append(CodePiece())
                    } else {
                        pieces[pieces.count - 1].tokens.append(CodeToken("\n", .plain))
                    }
                }
                if !part.isEmpty {
                    pieces[pieces.count - 1].tokens.append(CodeToken(String(part), token.kind))
                }
            }
        }
        return pieces
    }

    func text(_ scheme: ColorScheme) -> Text {
        Text.joined(
            tokens.map { token in
                let text = Text(verbatim: token.text)
                guard let color = token.kind.color(scheme) else { return text }
                return text.foregroundColor(color)
            })
    }
}

extension CodeToken.Kind {
    /// The colour on light and on dark; `nil` is the text's own.
    func color(_ scheme: ColorScheme) -> Color? {
        let isDark = scheme == .dark
        switch self {
        case .plain: return nil
        case .keyword: return Self.color(isDark ? 0xFF7A_B2 : 0xAD3D_A4)
        case .type: return Self.color(isDark ? 0x6BDF_FF : 0x0B4F_79)
        case .name: return Self.color(isDark ? 0x8CB8_FF : 0x1C5F_C7)
        case .string: return Self.color(isDark ? 0xFF81_70 : 0xC41A_16)
        case .number: return Self.color(isDark ? 0xD9C9_7C : 0x7A4B_00)
        case .comment: return Self.color(isDark ? 0x92A1_B1 : 0x5D6C_79)
        }
    }

    private static func color(_ value: Int) -> Color {
        Color(
            .sRGB, red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
            blue: Double(value & 255) / 255)
    }
}
