import TownsClient

extension CommandSpec {
    static let towns = CommandSpec(
        path: ["towns"],
        summary: Words("住みたい街ランキングを表示します。", "Shows a ranking of towns to live in."),
        argument: ArgumentSpec(
            name: Words("リスト", "LIST"), isRequired: true,
            choices: RankingList.allCases.map(\.rawValue)),
        options: [
            OptionSpec(
                "year", .init(placeholder: "YEAR"),
                Words("年（ふつうは 2021、なければ最新）", "year (default: 2021, else the latest)")),
            area,
            OptionSpec(
                "format",
                .init(placeholder: "FORMAT", choices: TownsCommand.Format.allCases.map(\.rawValue)),
                Words("出力の形（ふつうは table）", "form (default: table)")),
        ],
        examples: [
            Example("hiroba towns rent", Words("首都圏の 2021 年、借りて住みたい街", "towns to rent in")),
            Example(
                "hiroba towns buy --area kinki --year 2026",
                Words("近畿圏の 2026 年、買って住みたい街", "towns to buy in around Osaka, 2026")),
            Example(
                "hiroba towns rent --format ndjson | jq -r .town",
                Words("1 行に 1 件の JSON", "JSON, one town a line")),
        ],
        notes: Words(
            "rent は借りて住みたい街、buy は買って住みたい街です。\n順位は付属のデータから。環境変数 HIROBA_TOWNS_URL のアドレスがあれば\n2021 年・首都圏はそこから取ります。",
            "rent lists towns to rent in, buy towns to buy in. The data comes with the\nproduct; an address in HIROBA_TOWNS_URL replaces Greater Tokyo's 2021."
        ),
        subcommands: [townsShow])

    private static let area = OptionSpec(
        "area", .init(placeholder: "AREA", choices: TownArea.allCases.map(\.rawValue)),
        Words("地域", "area"))

    private static let townsShow = CommandSpec(
        path: ["towns", "show"],
        summary: Words("街をひとつ、すべての年について表示します。", "Shows one town over all years."),
        argument: ArgumentSpec(name: Words("街", "TOWN"), isRequired: true),
        options: [
            area,
            OptionSpec(
                "format",
                .init(
                    placeholder: "FORMAT",
                    choices: TownsShowCommand.Format.allCases.map(\.rawValue)),
                Words("出力の形（ふつうは text）", "form (default: text)")),
        ],
        examples: [
            Example("hiroba towns show 本厚木", Words("本厚木の順位の移り変わり", "a town's ranks")),
            Example(
                "hiroba towns show 恵比寿 --area shutoken --format json",
                Words("同じ名前の街から首都圏のものを", "of two towns of a name, Greater Tokyo's")),
        ])
}
