import Library

extension CommandSpec {
    static let saved = CommandSpec(
        path: ["saved"],
        summary: Words(
            "保存した勉強会・記事・街を一覧し、探します。", "Lists and finds what is saved, offline."),
        argument: ArgumentSpec(name: Words("言葉", "WORD"), isRepeatable: true),
        options: [kind, OptionSpec("unread", Words("未読のものだけ", "only what is unread"))] + output,
        examples: [
            Example("hiroba saved 縁側", Words("保存したものを探す", "find something saved")),
            Example(
                "hiroba saved --kind event --format ics > saved.ics",
                Words("保存した勉強会をカレンダーへ", "saved events for a calendar")),
            Example(
                "hiroba saved --format markdown > saved.md",
                Words("読みもののリストに", "a list to read")),
        ],
        notes: Words(
            "★ は保存済み、● は未読です。窓と端末は同じものを見ます。",
            "★ is saved, ● unread. The window and the terminal see the same."),
        subcommands: [savedAdd, savedRemove])

    private static let savedAdd = CommandSpec(
        path: ["saved", "add"],
        summary: Words("番号のものを保存します。", "Saves something by its number."),
        argument: ArgumentSpec(
            name: Words("番号", "ID"), isRequired: true, isRepeatable: true),
        options: [oneKind, .sample],
        examples: [
            Example("hiroba saved add 900001", Words("勉強会を保存する", "save an event")),
            Example(
                "hiroba saved add 横浜 --kind town",
                Words("一度表示した街を保存する", "save a town that was on screen")),
        ],
        notes: Words(
            "勉強会は取り寄せて保存できます。記事と街は、一度表示したものを保存できます。",
            "Events are fetched when need be; articles and towns must have been on screen."))

    private static let savedRemove = CommandSpec(
        path: ["saved", "remove"],
        summary: Words("番号のものを保存から外します。", "Takes something back by its number."),
        argument: ArgumentSpec(
            name: Words("番号", "ID"), isRequired: true, isRepeatable: true),
        options: [oneKind],
        examples: [
            Example(
                "hiroba saved remove 900001", Words("勉強会を外す", "no longer keep an event"))
        ])

    static let search = CommandSpec(
        path: ["search"],
        summary: Words(
            "これまで表示したすべてから、オフラインで探します。",
            "Finds, offline, in all that was ever on screen."),
        argument: ArgumentSpec(
            name: Words("言葉", "WORD"), isRequired: true, isRepeatable: true),
        options: [kind] + output,
        examples: [
            Example("hiroba search 日本語", Words("日本語を含むもの", "whatever holds these words"))
        ],
        notes: Words(
            "言葉の一部でも、全角でも半角でも、ひらがなでもカタカナでも見つかります。",
            "Parts of words do; width, case and kind of kana do not matter."))

    static let watch = CommandSpec(
        path: ["watch"],
        summary: Words(
            "保存した検索の新着と、保存した勉強会の前日を知らせます。",
            "Tells news of the saved searches, and of saved events."),
        options: [
            OptionSpec(
                "interval", .init(placeholder: "MINUTES"),
                Words("確かめる間隔（5〜1440 分、ふつうは 30）", "minutes between two looks (default: 30)")),
            OptionSpec("once", Words("一度だけ確かめて終わる", "look once and end")),
            .sample,
        ],
        examples: [
            Example(
                "hiroba events swift --save", Words("検索を保存する", "save a search")),
            Example("hiroba watch", Words("知らせ続ける（Ctrl+C で終わり）", "until Ctrl+C")),
            Example("hiroba watch --once", Words("cron などから", "from cron and the like")),
        ],
        notes: Words(
            "デスクトップがあれば通知を、いつでも標準出力に 1 件 1 行を出します。\n最初の一度は、いまあるものを覚えるだけです。",
            "Shows notifications where there is a desktop, and always a line each.\n"
                + "The first look only learns what there is."))

    static let doctor = CommandSpec(
        path: ["doctor"],
        summary: Words(
            "画面・キー・ネットワーク・保存したものを調べます。",
            "Looks at display, keys, network and library."),
        examples: [
            Example("hiroba doctor", Words("困ったときに", "when something is wrong"))
        ],
        notes: Words(
            "✓ 異常なし、– なくても動くもの、✗ 直すもの。✗ があれば終了コードは 1 です。",
            "✓ well, – missing but not needed, ✗ to be mended; with ✗ the exit code is 1."))

    private static let kinds = SavedItem.Kind.allCases.map(\.rawValue)
    private static let kind = OptionSpec(
        "kind", .init(placeholder: "KIND", choices: kinds),
        Words("この種類だけ", "only this kind"))
    private static let oneKind = OptionSpec(
        "kind", .init(placeholder: "KIND", choices: kinds),
        Words("種類（ふつうは event）", "the kind (default: event)"))
    private static let output: [OptionSpec] = [
        OptionSpec(
            "limit", .init(placeholder: "N"),
            Words("最大の件数", "at most so many")),
        OptionSpec(
            "format",
            .init(placeholder: "FORMAT", choices: SavedCommand.Format.allCases.map(\.rawValue)),
            Words("形（ふつうは table）", "form (default: table)")),
    ]
}
