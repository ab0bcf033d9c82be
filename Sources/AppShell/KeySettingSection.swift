import ArticlesClient
import EventsClient
import SwiftUI

/// A field for a service's key, with the way to get one.
struct KeySettingSection: View {
    let words: KeySettingWords
    let setting: KeySetting
    /// Called after a key was stored or taken away.
    let changed: () -> Void

    @State private var key = ""
    @State private var isStored = false
    @State private var problem: SettingsProblem?
    @State private var isProblemShown = false

    private let strings = AppStrings.current

    var body: some View {
        Section(header: Text(words.section), footer: Text(words.footer)) {
            SecureField(words.field, text: $key)
                .onSubmit { perform { try await setting.save(key) } }
                .accessibilityIdentifier(words.identifier + "-key")
            Button(strings.save) { perform { try await setting.save(key) } }
                .disabled(key.isEmpty)
                .accessibilityIdentifier(words.identifier + "-save")
            if isStored { storedRow }
            if let page = URL(string: words.page) { Link(words.apply, destination: page) }
        }
        .onAppear { isStored = setting.isStored() }
        .alert(isPresented: $isProblemShown, error: problem) { _ in
            Button("OK", role: .cancel) {}
        } message: { problem in
            Text(problem.help)
        }
    }

    private var storedRow: some View {
        HStack {
            Text(words.stored)
                .foregroundColor(.secondary)
            Spacer()
            Button(strings.removeKey, role: .destructive) { perform { try await setting.remove() } }
                // Else the whole row would be the button.
                .buttonStyle(.borderless)
                .accessibilityIdentifier(words.identifier + "-remove")
        }
    }

    private func perform(_ change: @escaping @MainActor () async throws -> Void) {
        Task {
            do {
                try await change()
                key = ""
                isStored = setting.isStored()
                changed()
            } catch {
                problem = SettingsProblem(error)
                isProblemShown = true
            }
        }
    }
}

/// What is said about a service's key.
struct KeySettingWords {
    var section: String
    var field: String
    var stored: String
    var footer: String
    var apply: String
    /// Where a key is asked for.
    var page: String
    /// What the identifiers of the controls begin with.
    var identifier: String

    static var connpass: KeySettingWords {
        let strings = AppStrings.current
        return KeySettingWords(
            section: strings.keySection, field: strings.keyField, stored: strings.keyStored,
            footer: strings.keyFooter, apply: strings.applyForKey, page: EventsError.keyPage,
            identifier: "settings")
    }

    static var qiita: KeySettingWords {
        let strings = AppStrings.current
        return KeySettingWords(
            section: strings.tokenSection, field: strings.tokenField, stored: strings.tokenStored,
            footer: strings.tokenFooter, apply: strings.makeToken, page: ArticlesError.tokenPage,
            identifier: "settings-qiita")
    }
}
