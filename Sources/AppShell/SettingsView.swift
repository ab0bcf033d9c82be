import EventsClient
import SwiftUI

/// What a person can set: the key for connpass's API.
struct SettingsView: View {
    let settings: AppConfiguration.Settings
    /// Called after a key was stored.
    var saved: () -> Void = {}

    @State private var key = ""
    @State private var problem: SettingsProblem?
    @State private var isProblemShown = false
    @Environment(\.dismiss) private var dismiss

    private let strings = AppStrings.current

    var body: some View {
        NavigationStack {
            Form {
                Section(header: Text(strings.keySection), footer: Text(strings.keyFooter)) {
                    SecureField(strings.keyField, text: $key)
                        .onSubmit(save)
                        .accessibilityIdentifier("settings-key")
                    if settings.hasKey() { Text(strings.keyStored).foregroundColor(.secondary) }
                    if let page = URL(string: EventsError.keyPage) {
                        Link(strings.applyForKey, destination: page)
                    }
                }
            }
            .navigationTitle(strings.settings)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button(strings.save, action: save)
                        .disabled(key.isEmpty)
                        .accessibilityIdentifier("settings-save")
                }
            }
            .alert(isPresented: $isProblemShown, error: problem) { _ in
                Button("OK", role: .cancel) {}
            } message: { problem in
                Text(problem.help)
            }
        }
    }

    private func save() {
        do {
            try settings.saveKey(key)
            saved()
            dismiss()
        } catch {
            problem = SettingsProblem(error)
            isProblemShown = true
        }
    }
}

/// A setting that could not be stored, in words.
struct SettingsProblem: LocalizedError {
    let summary: String
    let help: String

    init(_ error: any Error) {
        let sentence = ErrorSentence(for: error)
        summary = sentence.summary
        help = sentence.help
    }

    var errorDescription: String? { summary }
}
