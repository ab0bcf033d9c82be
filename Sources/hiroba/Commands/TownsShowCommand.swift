import TownsClient

/// `hiroba towns show`: one town in all rankings.
struct TownsShowCommand: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case text, json
    }

    let name: String
    /// `nil`: wherever there is such a town.
    let area: TownArea?
    let format: Format

    init(_ parsed: ParsedArguments) {
        name = parsed.words.first ?? ""
        area = parsed.value("area").flatMap(TownArea.init(rawValue:))
        format = parsed.choice("format", default: .text)
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        let client = try TownsSetup(surroundings).client { output.note("hiroba: \($0)") }
        let rankings = try await client.rankings()
        let towns = rankings.towns(named: name).filter { area == nil || $0.area == area }
        guard !towns.isEmpty else {
            throw TownsError.unknownTown(name, similar: similar(in: rankings))
        }
        switch format {
        case .text:
            let details = TownDetails(language: output.language, rankings: rankings)
            try output.write(towns.map(details.text).joined(separator: "\n"))
        case .json: try output.write(TownJSON.towns(towns, rankings))
        }
    }

    /// Towns whose names hold the name or are held by it, else begin or end alike.
    private func similar(in rankings: TownRankings) -> [String] {
        let names = rankings.towns.filter { area == nil || $0.area == area }.map(\.name)
        let near = names.filter { !name.isEmpty && ($0.contains(name) || name.contains($0)) }
        let alike = names.filter { other in
            guard let first = name.first, let last = name.last else { return false }
            return other.first == first || other.last == last
        }
        return Array((near.isEmpty ? alike : near).prefix(4))
    }
}
