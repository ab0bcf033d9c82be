/// The symbols the section draws, by Apple's names.
enum EventSymbol {
    static let calendar = "calendar"
    static let person = "person"
    static let pin = "mappin.and.ellipse"
    static let seats = "person.2"
    static let group = "person.3"
    static let search = "magnifyingglass"
    static let refresh = "arrow.clockwise"
    static let sample = "info.circle"
    static let warning = "exclamationmark.triangle"
    static let clock = "clock"
    static let bookmark = "bookmark"
    static let delete = "trash"
    static let link = "link"
}
