import EventsClient

/// The words of the shell, in the user's language.
struct AppStrings {
    var chooseEvent: String

    static var current: AppStrings {
        let language = DisplayLanguage.current
        return AppStrings(
            chooseEvent: language.pick("一覧から勉強会を選んでください", "Choose an event from the list"))
    }
}
