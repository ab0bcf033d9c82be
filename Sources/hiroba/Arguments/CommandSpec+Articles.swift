import ArticlesClient

extension CommandSpec {
    static let articles = CommandSpec(
        path: ["articles"],
        summary: Words("Qiita の記事を探します。", "Finds articles on Qiita."),
        argument: ArgumentSpec(name: Words("検索式", "QUERY"), isRepeatable: true),
        options: searchOptions + outputOptions + [.sample],
        examples: [
            Example("hiroba articles", Words("新着の記事", "the newest articles")),
            Example(
                "hiroba articles --tag swift --not-tag ios --sort stocks",
                Words("ストックの多い順に", "those most people keep first")),
            Example(
                "hiroba articles --title 入門 --stocks 100 --format ndjson | jq -r .url",
                Words("1 行に 1 件の JSON", "JSON, one article a line")),
            Example(
                "hiroba articles 'tag:C++ created:>=2026-01'",
                Words("Qiita の検索式をそのまま", "a query in Qiita's own syntax")),
        ],
        notes: Words(
            """
            LGTM とストックの順は、新しい 1000 件までを読んで手元で並べ替えます。
            Qiita への問い合わせは 1 時間に 60 回、トークンがあれば 1000 回です。
            """,
            """
            Qiita cannot sort: for lgtm and stocks the newest 1000 hits are sorted here.
            Qiita grants 60 requests an hour, and 1000 with a token.
            """),
        subcommands: [articlesShow])

    private static let searchOptions: [OptionSpec] = [
        OptionSpec(
            "tag", .init(placeholder: "TAGS", isList: true),
            Words("すべてのタグを持つもの（コンマ区切り）", "with all these tags, separated by commas")),
        OptionSpec(
            "not-tag", .init(placeholder: "TAGS", isList: true),
            Words("どのタグも持たないもの（コンマ区切り）", "with none of these tags")),
        OptionSpec(
            "user", .init(placeholder: "IDS", isList: true),
            Words("書いた人（コンマ区切り）", "by one of these users")),
        OptionSpec(
            "title", .init(placeholder: "WORDS"),
            Words("タイトルに含む語（何度でも）", "words in the title (repeatable)")),
        OptionSpec(
            "body", .init(placeholder: "WORDS"),
            Words("本文に含む語（何度でも）", "words in the body (repeatable)")),
        OptionSpec(
            "stocks", .init(placeholder: "N"),
            Words("ストックがこの数以上", "kept by at least so many people")),
        OptionSpec(
            "sort", .init(placeholder: "ORDER", choices: ArticleOrder.allCases.map(\.rawValue)),
            Words("並べ方（ふつうは date）", "order (default: date)")),
    ]

    private static let outputOptions: [OptionSpec] = [
        OptionSpec(
            "limit", .init(placeholder: "N"),
            Words("最大の件数（ふつうは 50）", "at most so many (default: 50)")),
        OptionSpec(
            "format",
            .init(placeholder: "FORMAT", choices: ArticlesCommand.Format.allCases.map(\.rawValue)),
            Words("出力の形（ふつうは table）", "form (default: table)")),
    ]

    private static let articlesShow = CommandSpec(
        path: ["articles", "show"],
        summary: Words("記事をひとつ表示します。", "Shows one article."),
        argument: ArgumentSpec(name: Words("番号かアドレス", "ID"), isRequired: true),
        options: [
            OptionSpec(
                "format",
                .init(
                    placeholder: "FORMAT",
                    choices: ArticlesShowCommand.Format.allCases.map(\.rawValue)),
                Words("出力の形（ふつうは text）", "form (default: text)")),
            .sample,
        ],
        examples: [
            Example(
                "hiroba articles show 0123456789abcdef0123",
                Words("番号の記事を読む", "read an article by its number")),
            Example(
                "hiroba articles show https://qiita.com/a/items/0123456789abcdef0123",
                Words("アドレスの記事を読む", "read an article by its address")),
        ])
}
