/// Titles and catch phrases of the invented events.
enum SampleTitles {
    /// The keyword of the app's first search.
    static let firstKeyword = "YUMEMI.swift"

    /// Where the first keyword stands in an event that is to match it.
    enum KeywordPosition { case title, catchCopy, description }

    static let swiftTopics = [
        "SwiftUIで作るデスクトップアプリ", "Swift Concurrencyの落とし穴", "Observationへの移行",
        "レイアウトプロトコル入門", "マクロで減らす定型文", "async/awaitと古いコールバックの共存",
        "Combineの片付け方", "アクセシビリティの第一歩", "Linuxで動くSwift", "サーバーサイドSwift超入門",
        "遅いテストを直す", "Swift Testing実践", "道具なしの性能調査", "設計の話をしよう",
        "UIKitからの段階的な移行", "地図アプリをつくる", "ウィジェットと通知", "型で守るドメイン",
        "SwiftPMの歩き方", "マルチモジュール化", "CIを速くする", "オフラインファースト",
        "アニメーションの気持ちよさ", "ダークモードと色", "国際化と日本語組版", "エラー文を磨く",
        "読みやすいコードレビュー", "URLSessionの深いところ", "JSONとゆるいデコード", "SQLiteと仲良くなる",
        "全文検索を自作する", "文字列とUnicode", "正規表現ビルダー", "Cライブラリを呼ぶ", "組み込みSwift",
        "個人開発の続け方", "登壇はじめの一歩", "ドキュメントを書く", "DocCで手引書", "値型と参照型",
        "メモリの見方", "並行処理の図解", "分散アクター", "プレビュー駆動開発", "デザインとの協業",
        "リリース作業の自動化", "障害ふりかえり", "学生LT大会",
    ]

    /// What the event of this position is about.
    static func topic(_ index: Int, group: SampleGroup, matches: Bool) -> String {
        matches
            ? swiftTopics[index * 7 % swiftTopics.count]
            : group.topics[index / 15 % group.topics.count]
    }

    /// The title of the *n*th event of the first search, and where the keyword is to stand.
    ///
    /// Ten patterns in turn; number and topic together make titles distinct.
    static func firstSearch(_ index: Int, host: SampleGroup) -> (String, KeywordPosition) {
        let topic = topic(index, group: host, matches: true)
        let number = index / 10 + 1
        switch index % 10 {
        case 0: return ("YUMEMI.swift #\(number) 〜\(topic)〜", .title)
        case 1: return ("【オンライン】YUMEMI.swift もくもく会 第\(number)回（\(topic)）", .title)
        case 2: return ("\(topic) | YUMEMI.swift LT Night vol.\(number)", .title)
        case 3: return ("YUMEMI.swift × \(host.title) 合同勉強会『\(topic)』第\(number)弾", .title)
        case 4: return ("初心者歓迎！\(topic)をいっしょに学ぶ会 - YUMEMI.swift Beginners \(number)", .title)
        case 5: return ("YUMEMI.swift ハンズオン：\(topic)（全\(number + 2)回）", .title)
        case 6: return ("［増枠］YUMEMI.swift Deep Dive #\(number)「\(topic)」", .title)
        case 7: return ("\(topic)を語る夜 第\(number)夜", .catchCopy)
        case 8: return ("Swift輪読会 第\(number)章：\(topic)", .description)
        default: return (longTitle(topic, number), .title)
        }
    }

    private static func longTitle(_ topic: String, _ number: Int) -> String {
        "YUMEMI.swift カンファレンス振り返り会 #\(number) \(topic) ——"
            + "見逃したセッションをみんなで観て、感想を持ち寄り、来年話したいことまで考える長い長い夜"
    }

    static func other(_ index: Int, group: SampleGroup) -> String {
        let topic = topic(index, group: group, matches: false)
        let number = index / 15 + 1
        switch index % 11 {
        case 0: return "\(group.title) #\(number) \(topic)"
        case 1: return "【初心者歓迎】\(topic) - \(group.title) 第\(number)回"
        case 2: return "\(group.title) もくもく会 Vol.\(number)（テーマ：\(topic)）"
        case 3: return "『\(topic)』読書会 #\(number)"
        case 4: return "\(topic) ｜ \(group.title) LT大会 #\(number) 🎤"
        case 5: return "ｵﾝﾗｲﾝ開催☆\(topic) 〜\(group.title)〜 \(number)日目"
        case 6: return "［ハンズオン］\(topic) & Q&A <\(number)回目>"
        case 7: return "\(group.title) Ｍｅｅｔｕｐ　ｖｏｌ．\(number)　\(topic)"
        case 8: return "\"\(topic)\" の会 @ \(group.title) (\(number))"
        case 9: return "学生限定: \(topic)（\(group.title) U-25 #\(number)）"
        default: return "\(topic) ―― \(group.title) の一年をふりかえって #\(number)"
        }
    }

    private static let catchPhrases: [String?] = [
        "手を動かしながら学ぼう", "発表したい人も聞きたい人も", "はじめての方も大歓迎！", "", "", nil,
        "おやつを持って集まろう", "15分の発表が4本、そのあとは雑談の時間です", "平日夜にゆるっと",
        "つまずいた話こそ聞きたい", "見て、聞いて、作って帰る一日",
    ]

    static func catchCopy(
        _ position: KeywordPosition?, _ random: inout SeededGenerator
    ) -> String? {
        let phrase = random.pick(catchPhrases)
        guard position == .catchCopy else { return phrase }
        return "YUMEMI.swift の番外編です。" + (phrase ?? "")
    }
}
