import EventsClient
import HTTPService

/// What is wrong with variables, files and keys on this machine.
enum SetupError: Error, Equatable {
    case badVariable(name: String, value: String, example: String)
    case insecureBaseURL(variable: String, text: String)
    /// Others than the owner may read the file.
    case keyFileIsOpen(path: String)
    case unusableFile(path: String, reason: String)
    /// The desktop's keeper of passwords is there but did not do it.
    case secretServiceRefused(reason: String)
    case keyIsEmpty
    case keyHasOddCharacters
    case serverDidNotStart(port: UInt16, reason: String)
}

extension SetupError: SentenceError {
    var exitCode: ExitCode {
        switch self {
        case .badVariable, .insecureBaseURL: .usage
        default: .failure
        }
    }

    func sentence(in language: DisplayLanguage) -> ErrorSentence {
        let (summary, help) = words
        return ErrorSentence(summary: summary.text(in: language), help: help.text(in: language))
    }

    private var words: (summary: Words, help: Words) {
        switch self {
        case .badVariable(let name, let value, let example):
            (
                Words("環境変数 \(name) の値が読めません: \(value)", "\(name) cannot be read: \(value)"),
                Words("\(example) のように書いてください。", "Write it like \(example).")
            )
        case .insecureBaseURL(let variable, let text):
            (
                Words(
                    "\(variable) は使えません: \(text)",
                    "\(variable) cannot be used: \(text)"),
                Words(
                    "https のアドレスか、この機械の中の http://127.0.0.1:… を指定してください。",
                    "Give an https address, or http://127.0.0.1:… on this machine.")
            )
        case .keyFileIsOpen(let path):
            (
                Words(
                    "キーのファイルを他の人も読めるため、使いません: \(path)",
                    "Not using the key file, since others can read it: \(path)"),
                Words("chmod 600 \(path) で直してください。", "Mend it with: chmod 600 \(path)")
            )
        case .unusableFile(let path, let reason):
            (
                Words("ファイルを使えません（\(reason)）: \(path)", "Cannot use the file (\(reason)): \(path)"),
                Words("置き場所と権限を確かめてください。", "Check where it is and its permissions.")
            )
        case .secretServiceRefused(let reason):
            (
                Words(
                    "パスワード保管庫を使えませんでした（\(reason)）。",
                    "Your passwords could not be opened (\(reason))."),
                Words(
                    "保管庫のロックを解除して、もう一度お試しください。",
                    "Unlock the keyring and try again.")
            )
        default: keyWords
        }
    }

    private var keyWords: (summary: Words, help: Words) {
        switch self {
        case .keyIsEmpty:
            (
                Words("キーが空です。", "The key is empty."),
                Words(
                    "標準入力から渡してください: hiroba key connpass < ファイル",
                    "Give it on standard input: hiroba key connpass < FILE")
            )
        case .serverDidNotStart(let port, let reason):
            (
                Words(
                    "サンプルサーバーを始められません（ポート \(port)、\(reason)）。",
                    "The sample server could not start (port \(port), \(reason))."),
                Words("別のポートを --port で指定してください。", "Choose another port with --port.")
            )
        default:
            (
                Words("キーに使えない文字があります。", "The key holds characters no key has."),
                Words(
                    "メールの英数字だけを 1 行で渡してください。",
                    "Give only the letters and digits from the mail, on one line.")
            )
        }
    }
}
