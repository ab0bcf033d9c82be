import EventsClient

extension EventQuery {
    /// The search in a line: `swift・東京都・2026-12-01 – 2026-12-31`.
    func summary(_ strings: EventsStrings) -> String {
        var parts: [String] = []
        if !keywords.isEmpty { parts.append(keywords.joined(separator: " ")) }
        if !anyKeywords.isEmpty { parts.append(anyKeywords.joined(separator: " / ")) }
        parts += excludedWords.map { "−\($0)" }
        parts += subdomains + groupIDs.map { "#\($0)" }
        parts += prefectures.map { $0.name(in: strings.language) }
        if from != nil || through != nil {
            parts.append("\(from?.description ?? "") – \(through?.description ?? "")")
        }
        if onlyFreeSeats { parts.append(strings.onlyFreeSeats) }
        if hideAnnouncements { parts.append(strings.hideAnnouncements) }
        if hideCancelled { parts.append(strings.hideCancelled) }
        if order != .date { parts.append(strings.name(order)) }
        return parts.isEmpty
            ? strings.everything
            : parts.joined(separator: strings.language.pick("・", " · "))
    }
}
