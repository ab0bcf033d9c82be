import Foundation

/// `hiroba key connpass|qiita`: keeps a key read from standard input.
struct KeyCommand: Sendable {
    let service: KeyedService

    init(_ parsed: ParsedArguments) {
        // The parser has checked that it is one of the names.
        service = parsed.words.first.flatMap(KeyedService.init(rawValue:)) ?? .connpass
    }

    func run(_ output: Output, _ surroundings: Surroundings) throws {
        let isTerminal = isatty(STDIN_FILENO) == 1
        if isTerminal { output.draw(Words("キー: ", "Key: ").text(in: output.language)) }
        let line = isTerminal ? Self.withoutEcho { readLine() ?? "" } : Self.readAll()
        if isTerminal { output.note("") }
        switch try KeyStore(surroundings, service).write(line) {
        case .file(let path):
            output.note(Words("キーを保存しました: \(path)", "The key is stored in \(path)"))
        case .secretService:
            output.note(
                Words("キーをパスワード保管庫に保存しました。", "The key is stored with your passwords."))
        }
    }

    /// More than one line is refused later, as a key with odd characters.
    private static func readAll() -> String {
        let data = try? FileHandle.standardInput.read(upToCount: 4096)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    private static func withoutEcho<Result>(_ body: () -> Result) -> Result {
        var before = termios()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return body() }
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
        return body()
    }
}
