/// The invented articles: 500, twenty of each subject, the newest first.
struct SampleArticles: Sendable {
    static let count = 500
    /// Tags beside those of the subjects.
    static let extraTags = ["ポエム", "個人開発", "備忘録", "未経験", "設計", "テスト", "新人プログラマ応援"]

    let all: [SampleArticle]

    /// - Parameter today: Days since 1970-01-01 in Japan; the same day gives the same articles.
    init(today: Int, seed: UInt64) {
        all = (0..<Self.count).map { position in
            var maker = ArticleMaker(today: today, position: position, seed: seed)
            return maker.make()
        }
    }
}

/// Makes one article.
private struct ArticleMaker {
    let today: Int
    let position: Int
    var random: SeededGenerator

    init(today: Int, position: Int, seed: UInt64) {
        self.today = today
        self.position = position
        random = SeededGenerator(seed: seed &* 977 &+ UInt64(position))
        _ = random.next()
    }

    mutating func make() -> SampleArticle {
        let subject = SampleSubject.all[position * 7 % SampleSubject.all.count]
        let created = time()
        let likes = likes()
        let title = SampleArticleTitles.title(position, subject.name)
        return SampleArticle(
            id: identifier(), title: title,
            writer: SampleWriter(number: random.number(1...60)), tags: tags(subject),
            created: created, updated: updated(created), likes: likes,
            stocks: likes * random.number(3...14) / 10 + random.number(0...5),
            comments: random.oneIn(3) ? random.number(1...6) : 0,
            organization: random.oneIn(8) ? "sample-org" : nil,
            parts: SampleArticleBody.make(subject, title: title, number: position, &random))
    }

    private mutating func identifier() -> String {
        let digits = (0..<2).map { _ in
            let text = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return String(digits.joined().prefix(20))
    }

    /// Close together at first, then further and further apart, over two years.
    private mutating func time() -> JapanTime {
        let minutes = 3 + position * 17 + position * position * 4
        return JapanTime(day: today, hour: 0, minute: 30, second: random.number(0...59))
            .adding(minutes: -minutes)
    }

    private mutating func updated(_ created: JapanTime) -> JapanTime {
        guard random.oneIn(3) else { return created }
        let later = created.adding(minutes: random.number(5...60_000))
        return max(created, min(later, JapanTime(day: today)))
    }

    /// Most have few, some have many.
    private mutating func likes() -> Int {
        if random.oneIn(40) { return random.number(400...2400) }
        return random.oneIn(6) ? random.number(30...300) : random.number(0...25)
    }

    private mutating func tags(_ subject: SampleSubject) -> [SampleArticle.Tag] {
        var tags = subject.tags.map { SampleArticle.Tag(name: $0) }
        if random.oneIn(5) {
            tags[0].versions = ["\(random.number(1...6)).\(random.number(0...9))"]
        }
        if random.oneIn(2) {
            let extra = SampleArticles.extraTags
            tags.append(SampleArticle.Tag(name: random.pick(extra)))
        }
        return tags
    }
}

/// Titles of the invented articles.
enum SampleArticleTitles {
    /// The title of the *n*th article; pattern and subject together make it distinct, and
    /// neighbours differ in both.
    static func title(_ position: Int, _ name: String) -> String {
        let subjects = SampleSubject.all.count
        switch (position / subjects + position % subjects * 3) % 20 {
        case 0: return "\(name)を半年使ってわかった10のこと"
        case 1: return "【初心者向け】\(name)をはじめる前に知りたかったこと"
        case 2: return "\(name)でハマったエラーとその直し方"
        case 3: return "\(name)のテストを速くした話"
        case 4: return "\(name)入門 〜最初の一歩〜"
        case 5: return "いまさら聞けない\(name)"
        case 6: return "\(name)を図で理解する"
        case 7: return "\(name)の環境構築メモ（2026年版）"
        case 8: return "\(name)で個人開発したアプリを公開しました🎉"
        case 9: return "\(name) vs ほかの選択肢: 5つの観点で比べてみた"
        case 10: return "［備忘録］\(name)のよく使う書き方"
        case 11: return "\(name)のコードレビューでよく言うこと・言われること"
        case 12: return "\(name)とアクセシビリティ"
        case 13: return longTitle(name)
        case 14: return "\(name)の公式ドキュメントを全部読んだ"
        case 15: return "C++プログラマーが\(name)を学んで驚いたこと"
        case 16: return "\(name)をアップデートしたら動かなくなった件 <解決済み>"
        case 17: return "\"\(name)\"という名前の由来を調べた"
        case 18: return "\(name) アドベントカレンダー 1日目"
        default: return "ｼﾞﾕﾝ備 完了！\(name) & CI/CD"
        }
    }

    private static func longTitle(_ name: String) -> String {
        "\(name)の設計について、チームで三か月のあいだ話し合い、二度作り直し、"
            + "最後にいちばん単純な形へ戻ってくるまでの長い長い記録（コード例つき）"
    }
}
