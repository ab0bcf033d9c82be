import EventsClient

// Every command there is. Help texts and completions are made from this.

extension CommandSpec {
    static let root = CommandSpec(
        path: [],
        summary: Words(
            "勉強会・記事・街をひとつの窓で。コマンドなしで窓を開きます。",
            "Study groups, articles and towns in one window, which opens without a command."),
        options: [
            OptionSpec(
                "section",
                .init(placeholder: "NAME", choices: ["events", "articles", "towns", "saved"]),
                Words("最初に開く画面", "the section to open first")),
            .sample,
            OptionSpec(
                "screenshot", .init(placeholder: "FILE", isFile: true),
                Words("データを待って PNG に保存し、終了", "wait for the data, write a PNG and end")),
            OptionSpec("version", Words("版を表示", "show the version")),
        ],
        examples: [
            Example("hiroba --sample", Words("サンプルのデータで窓を開く", "open the window with sample data")),
            Example(
                "hiroba events swift --prefecture tokyo,online",
                Words("東京とオンラインのイベントを探す", "find events in Tokyo and online")),
        ],
        notes: Words(
            "終了コード: 0 成功、1 失敗、2 使い方の誤り、3 ネットワークや相手の障害。",
            "Exit codes: 0 success, 1 failure, 2 wrong usage, 3 network or service failure."),
        subcommands: [
            events, articles, towns, saved, search, watch, key, doctor, sampleServer, completions,
            help,
        ])

    private static let events = CommandSpec(
        path: ["events"],
        summary: Words("connpass のイベントを探します。", "Finds events on connpass."),
        argument: ArgumentSpec(name: Words("キーワード", "KEYWORD"), isRepeatable: true),
        options: searchOptions + outputOptions + [saveSearch, .sample],
        examples: [
            Example(
                "hiroba events swift --prefecture tokyo,online --from 2026-12-01",
                Words(
                    "東京かオンラインの、12 月からの Swift の会", "Swift events in Tokyo or online from December on"
                )),
            Example(
                "hiroba events swift rust --any --free --exclude 中止",
                Words("どちらかを含み、席のある会", "events with either word and free seats")),
            Example(
                "hiroba events --group sample-midori-swift --format ics > events.ics",
                Words("グループの予定をカレンダーへ", "a group's events for a calendar")),
            Example(
                "hiroba events swift --format ndjson | jq -r .title",
                Words("1 行に 1 件の JSON", "JSON, one event a line")),
        ],
        notes: Words(
            "同じ検索は窓と同じ順に並びます。", "The same search gives the same order as in the window."),
        subcommands: [show])

    private static let saveSearch = OptionSpec(
        "save", Words("この検索を保存（hiroba watch が新着を知らせる）", "save the search, for hiroba watch"))

    private static let searchOptions: [OptionSpec] = [
        OptionSpec(
            "any", Words("キーワードのどれかを含む（ふつうは全部）", "any of the keywords (default: all of them)")),
        OptionSpec(
            "exclude", .init(placeholder: "WORD"),
            Words("この語を含むものを除く（何度でも）", "leave out events with this word (repeatable)")),
        OptionSpec(
            "group", .init(placeholder: "SUB", isList: true),
            Words("グループのサブドメイン（コンマ区切り）", "subdomains of groups, separated by commas")),
        OptionSpec(
            "prefecture",
            .init(
                placeholder: "NAMES", choices: Prefecture.allCases.map(\.rawValue), isList: true),
            Words("都道府県か online（コンマ区切り）", "prefectures or online, separated by commas")),
        OptionSpec(
            "from", .init(placeholder: "DATE"),
            Words(
                "この日から（2026-12-01、today、tomorrow）", "from this day on (2026-12-01, today, tomorrow)"
            )),
        OptionSpec("to", .init(placeholder: "DATE"), Words("この日まで", "up to this day")),
        OptionSpec("on", .init(placeholder: "DATE"), Words("この日だけ", "on this day only")),
        OptionSpec("free", Words("席のあるものだけ", "only with free seats")),
        OptionSpec("hide-announcements", Words("告知だけのものを除く", "leave out announcements")),
        OptionSpec(
            "order", .init(placeholder: "ORDER", choices: EventOrder.allCases.map(\.rawValue)),
            Words("並べ方（ふつうは date）", "order (default: date)")),
    ]

    private static let outputOptions: [OptionSpec] = [
        OptionSpec(
            "limit", .init(placeholder: "N"),
            Words("最大の件数（ふつうは 100）", "at most so many (default: 100)")),
        OptionSpec(
            "format",
            .init(placeholder: "FORMAT", choices: EventsCommand.Format.allCases.map(\.rawValue)),
            Words("出力の形（ふつうは table）", "form (default: table)")),
    ]

    private static let show = CommandSpec(
        path: ["events", "show"],
        summary: Words("イベントをひとつ表示します。", "Shows one event."),
        argument: ArgumentSpec(name: Words("番号", "ID"), isRequired: true),
        options: [
            OptionSpec(
                "format",
                .init(
                    placeholder: "FORMAT",
                    choices: EventsShowCommand.Format.allCases.map(\.rawValue)),
                Words("出力の形（ふつうは text）", "form (default: text)")),
            .sample,
        ],
        examples: [
            Example(
                "hiroba events show 900001 --sample", Words("サンプルのイベントを読む", "read a sample event")),
            Example(
                "hiroba events show 900001 --format ics > event.ics",
                Words("カレンダーへ", "for a calendar")),
        ])

    private static let key = CommandSpec(
        path: ["key"],
        summary: Words(
            "API キー（Qiita はトークン）を標準入力から読んで保存します。",
            "Stores an API key (Qiita: a token), read from standard input."),
        argument: ArgumentSpec(
            name: Words("サービス", "SERVICE"), isRequired: true,
            choices: KeyedService.allCases.map(\.rawValue)),
        examples: [
            Example(
                "hiroba key connpass", Words("キーを打ち込む（表示されません）", "type the key in; it is not shown")
            ),
            Example("hiroba key qiita < token.txt", Words("ファイルから", "from a file")),
        ],
        notes: Words(
            """
            デスクトップのパスワード保管庫（Secret Service）に置きます。
            なければ、本人だけが読めるファイルに置きます。
            環境変数 HIROBA_CONNPASS_KEY、HIROBA_QIITA_TOKEN があれば、それが優先されます。
            """,
            """
            The key goes to the desktop's Secret Service, or where there is none to a file
            only you can read. The variables HIROBA_CONNPASS_KEY and HIROBA_QIITA_TOKEN,
            when set, come first.
            """
        ))

    private static let sampleServer = CommandSpec(
        path: ["sample-server"],
        summary: Words(
            "connpass と Qiita の v2、街と地図のサーバーを動かします。",
            "Serves like connpass v2 and Qiita v2, with towns and maps."),
        options: [
            OptionSpec(
                "port", .init(placeholder: "N"),
                Words("ポート（ふつうは空いているもの）", "port (default: a free one)")),
            OptionSpec(
                "fault", .init(placeholder: "FAULTS"),
                Words("わざと起こす障害（何度でも）", "trouble to make (repeatable)")),
            OptionSpec(
                "require-key",
                Words("X-API-Key のない要求を 401 で断る", "refuse requests without X-API-Key with 401")),
            OptionSpec(
                "rate-limit",
                Words(
                    "1 秒に 1 回（Qiita は 1 時間に 60 回）を超えると 429",
                    "429 above one request a second (Qiita: 60 an hour)")),
        ],
        examples: [
            Example(
                "hiroba sample-server --port 8080 --require-key --rate-limit",
                Words("本物と同じ厳しさで", "as strict as the real service")),
            Example(
                "hiroba sample-server --fault delay=300,status=500@2",
                Words("どの応答も遅く、2 回目は障害", "every answer late, the second one an error")),
        ],
        notes: Words(
            """
            街のランキングは /towns.json、地図は /tiles/{z}/{x}/{y}.png にあります。
            障害: delay=ミリ秒 status=番号 cut=バイト数 garbage html403 slow=毎秒バイト数
            hold（/__faults?set= で障害を改めるまで応答を止める）
            後ろに @N（N 回目だけ）か @N-M を付けられます。コンマで並べられます。
            """,
            """
            The ranking of towns is at /towns.json, the map at /tiles/{z}/{x}/{y}.png.
            Faults: delay=MS hold status=N cut=BYTES garbage html403 slow=BYTES_PER_SECOND
            A hold ends when other faults are set at /__faults?set=
            Each may end in @N (the Nth request only) or @N-M; commas separate several.
            """))

    private static let completions = CommandSpec(
        path: ["completions"],
        summary: Words("シェルの補完の定義を出力します。", "Prints completions for a shell."),
        argument: ArgumentSpec(
            name: Words("シェル", "SHELL"), isRequired: true, choices: ["bash", "zsh", "fish"]),
        examples: [
            Example(
                "hiroba completions bash > ~/.local/share/bash-completion/completions/hiroba",
                Words("bash に入れる", "install for bash")),
            Example(
                "hiroba completions fish > ~/.config/fish/completions/hiroba.fish",
                Words("fish に入れる", "install for fish")),
        ])

    private static let help = CommandSpec(
        path: ["help"],
        summary: Words("コマンドの説明を表示します。", "Shows a command's help."),
        argument: ArgumentSpec(name: Words("コマンド", "COMMAND"), isRepeatable: true),
        examples: [
            Example("hiroba help events show", Words("events show の説明", "help for events show"))
        ])
}
