import EventsClient

/// The words of the shell, in the user's language.
struct AppStrings {
    var chooseEvent: String
    var settings: String
    var save: String
    var keySection: String
    var keyField: String
    var keyStored: String
    var keyFooter: String
    var applyForKey: String

    static let current = AppStrings(.current)

    init(_ language: DisplayLanguage) {
        chooseEvent = language.pick("一覧から勉強会を選んでください", "Choose an event from the list")
        settings = language.pick("設定", "Settings")
        save = language.pick("保存", "Save")
        keySection = language.pick("connpass の API キー", "Key for connpass's API")
        keyField = language.pick("キー", "Key")
        keyStored = language.pick("キーは保存されています。", "A key is stored.")
        keyFooter = language.pick(
            "個人やコミュニティーは無料で申し込めます。キーはこの機械の中の、あなただけが読めるファイルに保存されます。",
            "People and communities can apply for one free of charge. It is kept on this machine, "
                + "in a file that only you can read.")
        applyForKey = language.pick("キーを申し込む", "Apply for a key")
    }
}
