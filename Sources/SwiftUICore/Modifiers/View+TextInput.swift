// Status: partial (number pads filter, actions on Return run; return keys keep their label)
// GTK: GtkInputPurpose
import Foundation

/// The kind of text that a field takes.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The default by another name.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    var keyboard: TextFieldState.Keyboard {
        switch self {
        case .numberPad, .asciiCapableNumberPad: .integer
        case .decimalPad: .decimal
        case .phonePad: .phone
        case .emailAddress: .email
        case .URL, .webSearch: .url
        default: .any
        }
    }
}

/// How letters are put in capitals while typing, as older apps say it; never on a desktop.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// What a text means, for keyboards that suggest; nothing is suggested here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a return key says; return is return on a desktop.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// What kind of input submits.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// How letters are put in capitals while typing; never on a desktop.
public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

struct SubmitModifier {
    var triggers: SubmitTriggers
    var action: @MainActor () -> Void
}

extension SubmitModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        if triggers.contains(.text) {
            environment.submitActions = [action] + environment.submitActions
        }
        if triggers.contains(.search) {
            environment.searchSubmitActions = [action] + environment.searchSubmitActions
        }
    }
}

struct SubmitScopeModifier: Equatable {
    var isBlocking: Bool
}

extension SubmitScopeModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        if isBlocking { environment.submitActions = [] }
    }
}

extension EnvironmentValues {
    private enum KeyboardKey: EnvironmentKey {
        static let defaultValue: TextFieldState.Keyboard = .any
    }
    var keyboard: TextFieldState.Keyboard {
        get { self[KeyboardKey.self] }
        set { self[KeyboardKey.self] = newValue }
    }

    private enum SubmitKey: EnvironmentKey {
        static var defaultValue: [@MainActor () -> Void] { [] }
    }
    /// What Return in a text field does, the innermost first.
    var submitActions: [@MainActor () -> Void] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }

    private enum SearchSubmitKey: EnvironmentKey {
        static var defaultValue: [@MainActor () -> Void] { [] }
    }
    /// What Return in a search field does, the innermost first.
    var searchSubmitActions: [@MainActor () -> Void] {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
}

extension View {
    /// Says what kind of text fields below take; number pads take digits only.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboard, type.keyboard)
    }
    /// Runs an action when Return is pressed in a field below.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }
    /// Keeps Return in a field below from running actions above.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
    /// Accepted; a keyboard's return key has its own label.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Accepted; nothing is suggested while one types.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        self
    }
    /// Accepted; a desktop does not correct what is typed.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Accepted; a desktop does not correct what is typed.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Accepted; a desktop puts no letters in capitals.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    /// Accepted; a desktop puts no letters in capitals.
    public nonisolated func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View { self }
}
