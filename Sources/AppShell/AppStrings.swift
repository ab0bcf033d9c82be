import EventsClient

/// The words of the shell, in the user's language.
struct AppStrings {
    var events: String
    var articles: String
    var towns: String
    var saved: String
    var chooseEvent: String
    var chooseArticle: String
    var chooseSaved: String
    var settings: String
    var save: String
    var keySection: String
    var keyField: String
    var keyStored: String
    var keyFooter: String
    var applyForKey: String
    var removeKey: String
    var tokenSection: String
    var tokenField: String
    var tokenStored: String
    var tokenFooter: String
    var makeToken: String
    var readingSection: String
    var loadsPictures: String
    var opensPagesInApp: String

    static let current = AppStrings(.current)

    init(_ language: DisplayLanguage) {
        events = language.pick("勉強会", "Events")
        articles = language.pick("記事", "Articles")
        towns = language.pick("街", "Towns")
        saved = language.pick("保存", "Saved")
        chooseArticle = language.pick("一覧から記事を選んでください", "Choose an article from the list")
        chooseEvent = language.pick("一覧から勉強会を選んでください", "Choose an event from the list")
        chooseSaved = language.pick("一覧から選んでください", "Choose something from the list")
        settings = language.pick("設定", "Settings")
        save = language.pick("保存", "Save")
        keySection = language.pick("connpass の API キー", "Key for connpass's API")
        keyField = language.pick("キー", "Key")
        keyStored = language.pick("キーは保存されています。", "A key is stored.")
        keyFooter = language.pick(
            "個人やコミュニティーは無料で申し込めます。キーはデスクトップのパスワード保管庫か、あなただけが読めるファイルに保存されます。",
            "People and communities can apply for one free of charge. It is kept with your "
                + "desktop's passwords, or in a file that only you can read.")
        removeKey = language.pick("消す", "Remove")
        tokenSection = language.pick("Qiita のアクセストークン", "Token for Qiita's API")
        tokenField = language.pick("トークン", "Token")
        tokenStored = language.pick("トークンは保存されています。", "A token is stored.")
        tokenFooter = language.pick(
            "なくても使えますが、あると問い合わせが 1 時間に 60 回から 1000 回に増えます。権限は read_qiita だけで足ります。",
            "Not needed, but with one there are 1000 requests an hour instead of 60. "
                + "The scope read_qiita is enough.")
        makeToken = language.pick("トークンを作る", "Make a token")
        readingSection = language.pick("記事の読み方", "Reading articles")
        loadsPictures = language.pick("記事の画像をいつも読み込む", "Always load pictures of articles")
        opensPagesInApp = language.pick("ページをアプリの中で開く", "Open pages in the app")
        applyForKey = language.pick("キーを申し込む", "Apply for a key")
    }
}
