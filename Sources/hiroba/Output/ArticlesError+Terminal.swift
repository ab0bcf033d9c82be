import ArticlesClient

extension ArticlesError {
    var exitCode: ExitCode {
        switch self {
        case .notFound: .failure
        case .pageOutOfReach: .usage
        default: .service
        }
    }

    /// The sentence with the help that fits a terminal, which has no settings.
    func sentenceForTerminal(in language: DisplayLanguage) -> ErrorSentence {
        var sentence = sentence(in: language)
        switch self {
        case .tokenRejected:
            sentence.help = language.pick(
                "\(Self.tokenPage) で作り直し、hiroba key qiita で登録してください。",
                "Make one at \(Self.tokenPage) and store it with: hiroba key qiita")
        case .rateLimited(let until):
            let moment = until.map(ErrorSentence.moment)
            let back = moment.map {
                language.pick("\($0) に回復します。", "They come back at \($0) (JST). ")
            }
            sentence.help =
                (back ?? "")
                + language.pick(
                    "hiroba key qiita でトークンを登録すると 1 時間 1000 回になります。",
                    "With a token there are 1000 an hour: hiroba key qiita")
        default: break
        }
        return sentence
    }
}
