import Foundation

extension HTTPError: SentenceError, LocalizedError {
    /// The sentence in the process's language, for alerts.
    public var errorDescription: String? { sentence(in: .current).summary }
    /// What to do, in the process's language.
    public var recoverySuggestion: String? { sentence(in: .current).help }

    public func sentence(in language: DisplayLanguage) -> ErrorSentence {
        let (japanese, english) = pair
        return language == .japanese ? japanese : english
    }

    private typealias Pair = (ErrorSentence, ErrorSentence)

    private static func pair(
        _ japanese: String, _ english: String, _ japaneseHelp: String, _ englishHelp: String
    ) -> Pair {
        (
            ErrorSentence(summary: japanese, help: japaneseHelp),
            ErrorSentence(summary: english, help: englishHelp)
        )
    }

    private var pair: Pair {
        let host = url?.host ?? ""
        switch self {
        case .status(let code, _, _, _):
            return Self.statusPair(code, host)
        case .rateLimited(_, let until):
            return Self.rateLimitPair(host, until)
        case .tooLarge(_, let limit):
            return Self.pair(
                "\(host) の応答が大きすぎます（上限 \(limit / 1024) KB）。",
                "The answer from \(host) is too large (limit \(limit / 1024) KB).",
                "検索条件をしぼってお試しください。", "Try a narrower search.")
        case .timedOut(_, let after):
            return Self.pair(
                "\(host) が \(after.components.seconds) 秒以内に応答しませんでした。",
                "\(host) did not answer within \(after.components.seconds) seconds.",
                "しばらくしてからもう一度お試しください。", "Try again in a while.")
        case .notJSON(_, let body):
            return Self.pair(
                "\(host) が予期しない形式の応答を返しました"
                    + (body.isHTML ? "（HTML ページ）。" : "。"),
                "\(host) sent something else than data"
                    + (body.isHTML ? " (a web page)." : "."),
                "メンテナンス中かもしれません。しばらくしてからお試しください。",
                "It may be under maintenance. Try again in a while.")
        default:
            return connectionPair(host)
        }
    }

    private func connectionPair(_ host: String) -> Pair {
        switch self {
        case .offline:
            return Self.pair(
                "ネットワークに接続できません。", "There is no network connection.",
                "接続を確かめてから、もう一度お試しください。",
                "Check the connection, then try again.")
        case .cannotConnect:
            return Self.pair(
                "\(host) に接続できませんでした。", "Could not connect to \(host).",
                "サーバーが動いているか、接続を確かめてください。",
                "Check that the server is running and the connection works.")
        case .connectionLost:
            return Self.pair(
                "\(host) との通信が途中で切れました。", "The connection to \(host) was cut off.",
                "もう一度お試しください。", "Please try again.")
        case .untrusted:
            return Self.pair(
                "\(host) と安全に接続できませんでした。",
                "Could not connect to \(host) securely.",
                "時計の設定とネットワークを確かめてください。",
                "Check this machine's clock and the network.")
        case .insecureURL(let url):
            return Self.pair(
                "暗号化されないアドレスには接続しません: \(url)",
                "Not connecting to an unencrypted address: \(url)",
                "https で始まるアドレスを使ってください。", "Use an address starting with https.")
        case .redirectedAway(_, let target):
            return Self.pair(
                "\(host) から安全でない転送先（\(target.host)）へ案内されたため中止しました。",
                "Stopped, since \(host) redirected to an unsafe place (\(target.host)).",
                "アドレスの設定を確かめてください。", "Check the address in the settings.")
        case .tooManyRedirects:
            return Self.pair(
                "\(host) の転送が終わりません。", "\(host) keeps redirecting.",
                "アドレスの設定を確かめてください。", "Check the address in the settings.")
        case .cancelled:
            return Self.pair("中止しました。", "Cancelled.", "", "")
        default:
            return otherPair(host)
        }
    }

    private func otherPair(_ host: String) -> Pair {
        var reason = ""
        if case .failed(_, let text) = self { reason = text }
        return Self.pair(
            "\(host) との通信に失敗しました（\(reason)）。",
            "The exchange with \(host) failed (\(reason)).",
            "もう一度お試しください。", "Please try again.")
    }

    private static func statusPair(_ code: Int, _ host: String) -> Pair {
        switch code {
        case 401, 403:
            pair(
                "\(host) へのアクセスが認められませんでした（\(code)）。",
                "\(host) refused access (\(code)).",
                "設定のキーを確かめてください。", "Check the key in the settings.")
        case 404, 410:
            pair(
                "\(host) に見つかりませんでした（\(code)）。", "Not found on \(host) (\(code)).",
                "アドレスや番号を確かめてください。", "Check the address or number.")
        case 500...:
            pair(
                "\(host) で障害が起きています（\(code)）。", "\(host) is having trouble (\(code)).",
                "しばらくしてからもう一度お試しください。", "Try again in a while.")
        default:
            pair(
                "\(host) が要求を受け付けませんでした（\(code)）。",
                "\(host) did not accept the request (\(code)).",
                "検索条件を確かめてください。", "Check the search.")
        }
    }

    private static func rateLimitPair(_ host: String, _ until: Date?) -> Pair {
        let time = until.map(ErrorSentence.moment)
        return pair(
            "\(host) への要求が多すぎるため、制限されています。",
            "\(host) is limiting requests, since there were too many.",
            time.map { "\($0) 以降にもう一度お試しください。" } ?? "しばらく待ってからお試しください。",
            time.map { "Try again after \($0) (JST)." } ?? "Wait a while, then try again.")
    }
}
