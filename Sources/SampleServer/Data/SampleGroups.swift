extension SampleGroup {
    /// The groups whose events answer the app's first search, then the rest.
    static let all: [SampleGroup] = swiftGroups + otherGroups

    /// Groups that hold the events matching `YUMEMI.swift`.
    static let swiftGroups: [SampleGroup] = [
        group(
            1, "sample-yumemi-swift", "YUMEMI.swift 見本会", "見本データの中だけにある集まり", "yumemiswift",
            "tokyo"),
        group(2, "sample-midori-swift", "みどりSwift", "Swiftを楽しむ集まり", "midoriswift", "tokyo"),
        group(3, "sample-engawa-ui", "えんがわUI部", "縁側でお茶を飲むように画面を作る", "engawaui", "osaka"),
        group(4, "sample-komorebi-ios", "こもれびiOS", "週末にゆっくり手を動かす", "komorebiios", "fukuoka"),
    ]

    /// Groups about everything else.
    static let otherGroups: [SampleGroup] = [
        group(
            11, "sample-aozora-rust", "あおぞらRust", "所有権と借用を青空の下で", "aozorarust", "hokkaido",
            ["所有権を絵で理解する", "非同期ランタイムの中身", "組込みRustで光らせる", "FFIの境界を守る", "エラー型の設計", "WASMへ持っていく"]),
        group(
            12, "sample-nagisa-infra", "なぎさインフラ", "海辺で学ぶ基盤技術", "nagisainfra", "kanagawa",
            ["Kubernetesの読み方", "障害訓練をしてみる", "監視は誰のため", "費用を半分にした話", "DNSの小さな罠", "IaCの育て方"]),
        group(
            13, "sample-hajimete-python", "はじめてのPython見本会", "最初の一行から", "hajimetepy", "aichi",
            ["リストと辞書で遊ぶ", "表計算を自動化する", "型ヒントのすすめ", "データ可視化入門", "Webから集めるときの作法", "テストを書いてみる"]),
        group(
            14, "sample-yamabiko-a11y", "やまびこアクセシビリティ", "声が返ってくる画面づくり", "yamabikoa11y", "nagano",
            ["読み上げで使ってみる", "色だけに頼らない", "字幕をつける", "フォームの言葉", "キーボードだけの一日"]),
        group(
            15, "sample-hotaru-game", "ほたるGameDev", "小さな灯りのようなゲームを", "hotarugame", "kyoto",
            ["48時間で作るゲーム", "当たり判定を自作する", "音を鳴らす", "ドット絵の会", "手触りの調整", "遊んで直す会"]),
        group(
            16, "sample-machikado-data", "まちかどデータ", "街のデータを読む", "machikadodata", "miyagi",
            ["公開データで地図を描く", "バスの時刻表を読む", "人口の移り変わり", "SQLで聞いてみる", "表記ゆれとの戦い"]),
        group(
            17, "sample-kinmokusei-design", "きんもくせいデザイン", "香りのように伝わる形", "kinmokusei", "hyogo",
            ["余白を見る目", "文字組みの基本", "触って考える試作", "色の名前", "図で伝える", "批評のしかた"]),
        group(
            18, "sample-shiosai-kotlin", "しおさいKotlin", "波音を聞きながらコルーチン", "shiosaikt", "hiroshima",
            ["コルーチンの中断点", "Composeの再構成", "拡張関数の節度", "Multiplatformの現在", "Gradleを怖がらない"]),
        group(
            19, "sample-neko-db", "ねこでもわかるデータベース", "索引から始める", "nekodb", "osaka",
            ["索引はなぜ速い", "実行計画を読む", "トランザクションの分離", "全文検索をのぞく", "バックアップから戻す", "列指向の考え方"]),
        group(
            20, "sample-tsumiki-front", "つみきフロントエンド", "部品を積んで画面にする", "tsumikifront", "tokyo",
            ["部品の境目", "状態をどこに置く", "CSSの積み重ね", "フォームの検証", "画像を軽くする", "型から始める"]),
        group(
            21, "sample-yozora-ml", "よぞら機械学習", "星を数えるように学習する", "yozoraml", "tokyo",
            ["評価から始める", "小さなモデルを育てる", "検索と生成", "データの偏りを見る", "手元で動かす", "論文を読む夜"]),
        group(
            22, "sample-kotori-security", "ことりセキュリティ", "小さく始める守り", "kotorisec", "ishikawa",
            ["パスワードのその先", "依存関係の棚卸し", "攻撃を見てみる", "鍵の置き場所", "報告を受けとる"]),
        group(
            23, "sample-minato-agile", "みなとアジャイル", "寄港して、また漕ぎ出す", "minatoagile", "nagasaki",
            ["ふりかえりの道具箱", "見積もりをやめてみる", "朝会を短くする", "仕様を一緒に書く", "チームの約束"]),
        group(
            24, "sample-uminari-cpp", "うみなりC++", "未定義動作の海を渡る", "uminaricpp", "okinawa",
            ["ムーブを見直す", "コンセプトで絞る", "範囲で書く", "サニタイザと歩く", "テンプレートの読み方"]),
        group(
            25, "sample-akatonbo-go", "あかとんぼGo", "夕方からの並行処理", "akatonbogo", "ehime",
            ["チャネルの使いどころ", "contextを渡す", "標準ライブラリ散歩", "pprofで見る", "エラーを包む"]),
    ]

    private static func group(
        _ number: Int, _ subdomain: String, _ title: String, _ subtitle: String,
        _ hashTag: String, _ home: String, _ topics: [String] = SampleTitles.swiftTopics
    ) -> SampleGroup {
        SampleGroup(
            id: 99_000 + number, subdomain: subdomain, title: title, subtitle: subtitle,
            hashTag: hashTag, topics: topics, home: home, members: 40 + number * 137 % 900)
    }
}
