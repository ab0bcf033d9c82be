import Desktop
import EventsClient
import Foundation
import HTTPService
import Library
import SoupTransport

/// `hiroba doctor`: looks at everything the product needs and says what to do about it.
///
/// It writes nothing but the lines of its report; a library is opened as any other command does.
struct DoctorCommand: Sendable {
    /// How one thing is.
    enum State: String, Sendable {
        case good = "✓"
        case notice = "–"
        case bad = "✗"
    }

    /// One line of the report.
    struct Finding: Sendable {
        let state: State
        let name: Words
        let text: Words
    }

    /// Whether a window could be opened; asked on the main thread.
    var hasDisplay = false

    func run(_ output: Output, _ surroundings: Surroundings) async throws -> ExitCode {
        var findings = [display(hasDisplay, surroundings), session(surroundings)]
        findings += key(surroundings)
        findings.append(await network(surroundings))
        findings += await library(surroundings)
        findings.append(disk(LibraryAccess.folder(surroundings)))
        let width = findings.map { DisplayWidth.of($0.name.text(in: output.language)) }.max() ?? 0
        for finding in findings {
            let name = DisplayWidth.pad(finding.name.text(in: output.language), to: width)
            let text = finding.text.text(in: output.language)
            try output.write("\(finding.state.rawValue) \(name)  \(text)\n")
        }
        return findings.contains { $0.state == .bad } ? .failure : .success
    }

    private func display(_ hasDisplay: Bool, _ surroundings: Surroundings) -> Finding {
        let name = Words("画面", "Display")
        guard !hasDisplay else {
            let place = surroundings.value("WAYLAND_DISPLAY") ?? surroundings.value("DISPLAY")
            let text = place ?? ""
            return Finding(state: .good, name: name, text: Words(text, text))
        }
        return Finding(
            state: .notice, name: name,
            text: Words(
                "画面がないため、窓は開けません。端末のコマンドは使えます。",
                "None, so that no window can open. The commands of the terminal work."))
    }

    private func session(_ surroundings: Surroundings) -> Finding {
        let name = Words("通知", "Notifications")
        return DesktopNotifier.hasSession(surroundings.environment)
            ? Finding(
                state: .good, name: name, text: Words("セッションバスがあります。", "A session bus is there."))
            : Finding(
                state: .notice, name: name,
                text: Words(
                    "セッションバスがないため、hiroba watch は行で知らせます。",
                    "No session bus; hiroba watch tells in lines."))
    }

    private func key(_ surroundings: Surroundings) -> [Finding] {
        let name = Words("connpass のキー", "Key for connpass")
        do {
            guard try ConnpassSetup(surroundings).key == nil else {
                return [
                    Finding(state: .good, name: name, text: Words("あります。", "It is set."))
                ]
            }
            return [
                Finding(
                    state: .notice, name: name,
                    text: Words(
                        "ありません。\(EventsError.keyPage) で申し込めます。それまではグループのフィードと見本です。",
                        "None; apply at \(EventsError.keyPage). Until then there are groups' feeds "
                            + "and samples."))
            ]
        } catch {
            let words = ErrorSentence.both(error)
            return [Finding(state: .bad, name: name, text: words)]
        }
    }

    /// Asks for a file everybody may read, with the limits and turns of every request.
    private func network(_ surroundings: Surroundings) async -> Finding {
        let name = Words("connpass", "connpass")
        guard let setup = try? ConnpassSetup(surroundings),
            let url = URL(string: "/robots.txt", relativeTo: setup.baseURL)?.absoluteURL
        else {
            return Finding(
                state: .bad, name: name, text: Words("設定が読めません。", "Its settings cannot be read."))
        }
        let http = HTTPService(transport: SoupTransport(), retry: .never)
        let request = HTTPRequest(url, deadline: .seconds(8), minimumInterval: .zero)
        do throws(HTTPError) {
            _ = try await http.send(request)
        } catch {
            // An answer of any kind shows that the way is open.
            guard case .status = error else {
                return Finding(state: .bad, name: name, text: ErrorSentence.both(error))
            }
        }
        let host = url.host ?? ""
        return Finding(
            state: .good, name: name, text: Words("\(host) が応答します。", "\(host) answers."))
    }

    private func library(_ surroundings: Surroundings) async -> [Finding] {
        let name = Words("ライブラリー", "Library")
        let library = Library(folder: LibraryAccess.folder(surroundings))
        do {
            let problems = try await library.integrityProblems()
            let saved = try await library.items().count
            let all = try await library.items(LibrarySearch(onlySaved: false)).count
            let notices = await library.takeNotices().map { notice in
                Finding(
                    state: .bad, name: name,
                    text: Words(
                        notice.sentence(in: .japanese).description,
                        notice.sentence(in: .english).description))
            }
            guard problems.isEmpty else {
                let list = problems.joined(separator: "; ")
                return notices + [Finding(state: .bad, name: name, text: Words(list, list))]
            }
            return notices + [
                Finding(
                    state: .good, name: name,
                    text: Words(
                        "異常なし。保存 \(saved) 件、全部で \(all) 件。",
                        "Whole. \(saved) saved, \(all) in all."))
            ]
        } catch {
            return [Finding(state: .bad, name: name, text: ErrorSentence.both(error))]
        }
    }

    private func disk(_ folder: URL) -> Finding {
        let name = Words("空き容量", "Disk")
        var place = folder
        while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
            place.deleteLastPathComponent()
        }
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: place.path)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.intValue else {
            return Finding(
                state: .notice, name: name, text: Words("調べられません。", "It cannot be read."))
        }
        let megabytes = free >> 20
        return Finding(
            state: megabytes < 100 ? .bad : .good, name: name,
            text: Words("\(place.path): \(megabytes) MB", "\(place.path): \(megabytes) MB"))
    }
}

extension ErrorSentence {
    /// An error in both languages, on one line.
    fileprivate static func both(_ error: any Error) -> Words {
        func line(_ language: DisplayLanguage) -> String {
            ErrorSentence(for: error, in: language).description.replacing("\n", with: " ")
        }
        return Words(line(.japanese), line(.english))
    }
}
