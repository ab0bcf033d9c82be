/// What the words in the field are looked for in.
enum SearchKind: String, CaseIterable, Identifiable {
    case title, body, tag, otherTags, user, stocks

    var id: String { rawValue }

    var name: String {
        switch self {
        case .title: "タイトル"
        case .body: "本文"
        case .tag: "タグ"
        case .otherTags: "タグ(除く)"
        case .user: "ユーザー"
        case .stocks: "ストック数"
        }
    }

    /// The search in the service's own language.
    func query(for words: String) -> String {
        switch self {
        case .title: "title:\(words)"
        case .body: "body:\(words)"
        case .tag: "tag:\(words)"
        case .otherTags: "-tag:\(words)"
        case .user: "user:\(words)"
        case .stocks: "stocks:>=\(words)"
        }
    }
}
