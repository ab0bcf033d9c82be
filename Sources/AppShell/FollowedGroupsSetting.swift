import EventsClient
import SwiftUI

/// How the groups a person follows are kept.
@MainActor
public struct FollowedGroupsSetting {
    /// The subdomains, in order.
    public var read: @MainActor () -> [String]
    /// Keeps names as a person wrote them, or throws what an `ErrorSentence` can be made of.
    public var write: @MainActor (String) throws -> Void

    /// Makes a setting of two functions.
    public init(
        read: @escaping @MainActor () -> [String],
        write: @escaping @MainActor (String) throws -> Void
    ) {
        self.read = read
        self.write = write
    }
}

/// A field for the followed groups.
struct FollowedGroupsSection: View {
    let setting: FollowedGroupsSetting
    /// Called after they were kept.
    let changed: () -> Void

    @State private var text = ""
    @State private var problem: SettingsProblem?
    @State private var isProblemShown = false

    private let strings = FollowedGroupsStrings(.current)

    var body: some View {
        Section(header: Text(strings.section), footer: Text(strings.footer)) {
            TextField(strings.field, text: $text)
                .onSubmit(save)
                .accessibilityIdentifier("settings-groups")
            Button(AppStrings.current.save, action: save)
                .accessibilityIdentifier("settings-groups-save")
        }
        .onAppear { text = setting.read().joined(separator: " ") }
        .alert(isPresented: $isProblemShown, error: problem) { _ in
            Button("OK", role: .cancel) {}
        } message: { problem in
            Text(problem.help)
        }
    }

    private func save() {
        do {
            try setting.write(text)
            text = setting.read().joined(separator: " ")
            changed()
        } catch {
            problem = SettingsProblem(error)
            isProblemShown = true
        }
    }
}

/// The words of the followed groups.
struct FollowedGroupsStrings {
    let section: String
    let field: String
    let footer: String

    init(_ language: DisplayLanguage) {
        section = language.pick("フォローするグループ", "Groups to follow")
        field = language.pick("サブドメイン（空白で区切る）", "Subdomains, separated by blanks")
        footer = language.pick(
            "キーがない間は、connpass が公開しているこれらのグループのフィード（新着 10 件ずつ）を表示します。"
                + "例: https://midori-swift.connpass.com/ なら midori-swift",
            "Without a key, the events come from these groups' public feeds, the newest ten of "
                + "each. For https://midori-swift.connpass.com/ write midori-swift.")
    }
}
