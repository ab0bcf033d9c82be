extension EventQuery {
    /// Whether an event matches what the service itself looks for; `accepts` looks for the rest.
    ///
    /// What an event does not tell, such as who comes to it, is taken as matching.
    func matches(_ event: Event) -> Bool {
        (eventIDs.isEmpty || eventIDs.contains(event.id))
            && (ownerNicknames.isEmpty || ownerNicknames.contains(event.ownerNickname ?? ""))
            && matchesWords(event) && matchesGroup(event) && matchesPlace(event)
    }

    private func matchesWords(_ event: Event) -> Bool {
        guard !keywords.isEmpty || !anyKeywords.isEmpty else { return true }
        let text = Self.searchText(event)
        let all = keywords.map(Self.folded)
        let any = anyKeywords.map(Self.folded).filter { !$0.isEmpty }
        return all.allSatisfy { $0.isEmpty || text.contains($0) }
            && (any.isEmpty || any.contains { text.contains($0) })
    }

    private func matchesGroup(_ event: Event) -> Bool {
        if groupIDs.isEmpty, subdomains.isEmpty { return true }
        return groupIDs.contains(event.group?.id ?? -1)
            || subdomains.contains(event.group?.subdomain ?? "")
    }

    private func matchesPlace(_ event: Event) -> Bool {
        guard !prefectures.isEmpty else { return true }
        let place = [event.address, event.place].compactMap { $0 }.joined(separator: " ")
        return prefectures.contains { place.contains($0.japaneseName) }
    }
}
