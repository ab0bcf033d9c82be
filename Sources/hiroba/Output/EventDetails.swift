import EventsClient
import Foundation

/// One event as text to read.
struct EventDetails {
    let language: DisplayLanguage
    let columns: Int?

    func text(_ event: Event) -> String {
        var parts = [head(event), facts(event)]
        let description = TerminalText.paragraph(event.readableDescription.text)
        if !description.isEmpty { parts.append(TerminalText.wrap(description, columns: columns)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func head(_ event: Event) -> String {
        let badges = event.badges(in: language).map { " [\($0)]" }.joined()
        let lines = [
            TerminalText.line(event.title) + badges, event.catchphrase.map(TerminalText.line),
        ]
        return lines.compactMap { $0 }.map { TerminalText.wrap($0, columns: columns) }
            .joined(separator: "\n")
    }

    private func facts(_ event: Event) -> String {
        let facts: [(Words, String?)] = [
            (Words("日時", "Date"), event.periodText(in: language)),
            (Words("状態", "State"), event.openStatus.title(in: language)),
            (Words("会場", "Place"), event.place),
            (Words("住所", "Address"), event.address),
            (Words("席", "Seats"), event.seatsText(in: language)),
            (Words("グループ", "Group"), event.group?.title),
            (Words("主催", "Owner"), event.ownerText(in: language)),
            (Words("タグ", "Tag"), event.hashTagText),
            (Words("地図", "Map"), event.coordinate.map(Self.map)),
            (Words("ページ", "Page"), event.url?.absoluteString),
        ]
        let width = facts.map { DisplayWidth.of($0.0.text(in: language)) }.max() ?? 0
        return facts.compactMap { name, value in
            guard let value, !value.isEmpty else { return nil }
            let label = DisplayWidth.pad(name.text(in: language), to: width)
            return "\(label)  \(hanging(TerminalText.line(value), indent: width + 2))"
        }.joined(separator: "\n")
    }

    /// Further lines of a value stand under its first; addresses of pages are never broken.
    private func hanging(_ value: String, indent: Int) -> String {
        let wrapped = TerminalText.wrap(value, columns: columns.map { $0 - indent })
        return wrapped.replacing("\n", with: "\n" + String(repeating: " ", count: indent))
    }

    private static func map(_ place: Event.Coordinate) -> String {
        let format = "https://www.openstreetmap.org/?mlat=%.6f&mlon=%.6f#map=17/%.6f/%.6f"
        return String(
            format: format, place.latitude, place.longitude, place.latitude, place.longitude)
    }
}
