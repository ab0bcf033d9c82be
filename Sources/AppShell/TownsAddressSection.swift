import SwiftUI
import TownsClient

/// What a person can set for the towns: the address of a ranking.
struct TownsAddressSection: View {
    let address: TownsAddress
    /// Called after an address was kept.
    var saved: () -> Void = {}

    @State private var text = ""
    @State private var problem: SettingsProblem?
    @State private var isProblemShown = false

    private let strings = TownsAddressStrings(.current)

    var body: some View {
        Section(header: Text(strings.section), footer: Text(strings.footer)) {
            TextField(strings.field, text: $text)
                .onSubmit(save)
                .accessibilityIdentifier("towns-address")
            Button(AppStrings.current.save, action: save)
                .accessibilityIdentifier("towns-address-save")
        }
        .onAppear { text = address.read() }
        .alert(isPresented: $isProblemShown, error: problem) { _ in
            Button("OK", role: .cancel) {}
        } message: { problem in
            Text(problem.help)
        }
    }

    private func save() {
        do {
            try address.write(text)
            saved()
        } catch {
            problem = SettingsProblem(error)
            isProblemShown = true
        }
    }
}

/// The words of the towns' setting.
struct TownsAddressStrings {
    let section: String
    let field: String
    let footer: String

    init(_ language: DisplayLanguage) {
        section = language.pick("街のランキングのデータ", "The data of the towns' ranking")
        field = language.pick("https のアドレス", "An https address")
        footer = language.pick(
            "2021 年・首都圏のランキングを、このアドレスの JSON に置き換えます。空にすると付属のデータに戻ります。",
            "JSON at this address takes the place of the ranking of Greater Tokyo, 2021. "
                + "Left empty, the data that came with the app is shown.")
    }
}
