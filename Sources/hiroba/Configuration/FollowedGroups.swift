import Foundation

/// The groups whose feeds stand in for the service without a key: a file with a name on each line.
struct FollowedGroups: Sendable {
    let url: URL

    init(_ surroundings: Surroundings) {
        url = surroundings.folder("XDG_CONFIG_HOME", fallback: ".config")
            .appendingPathComponent("hiroba/groups.txt")
    }

    /// The subdomains in order, each once; none when there is no file.
    var names: [String] {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        return Self.names(in: text)
    }

    /// Puts names in the file's place.
    func write(_ names: [String]) throws(SetupError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let text = names.map { $0 + "\n" }.joined()
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw .unusableFile(path: url.path, reason: error.localizedDescription)
        }
    }

    /// Names as a person may write them: `midori-swift` or `https://midori-swift.connpass.com/`.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "、" }) {
            let word = String(word)
            let host = URL(string: word)?.host ?? word
            let name = host.lowercased().replacing("/", with: "")
                .replacing(".connpass.com", with: "")
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
