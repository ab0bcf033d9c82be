import Desktop
import Foundation
import Synchronization

/// Where a service's key is kept: with the desktop's keeper of passwords, else in a file.
struct KeyStore: Sendable {
    /// Where a key went.
    enum Place: Hashable, Sendable {
        case secretService
        case file(path: String)
    }

    private let surroundings: Surroundings
    private let service: KeyedService
    private let file: KeyFile

    /// Said once it refused, so that nobody is asked again and again to unlock it.
    private static let refusal = Mutex<SetupError?>(nil)

    init(_ surroundings: Surroundings, _ service: KeyedService) {
        self.surroundings = surroundings
        self.service = service
        file = KeyFile(surroundings, service)
    }

    /// The key from its variable, or else from where it is kept; `nil` when there is none.
    func key() throws(SetupError) -> String? {
        if let key = surroundings.value(service.variable) { return try KeyFile.checked(key) }
        // A file is only there where there was no keeper, or from before there was one.
        if let key = try file.read() { return key }
        guard let secrets else { return nil }
        if let refusal = Self.refusal.withLock({ $0 }) { throw refusal }
        let key: String?
        do throws(SecretService.Failure) {
            key = try secrets.secret(attributes)
        } catch {
            throw Self.refused(error)
        }
        guard let key else { return nil }
        return try KeyFile.checked(key)
    }

    /// Whether a key is kept, be it locked away.
    func isStored() -> Bool {
        if let key = try? file.read(), !key.isEmpty { return true }
        return (try? secrets?.hasSecret(attributes)) == true
    }

    /// Keeps a key in place of the one before.
    @discardableResult
    func write(_ key: String) throws(SetupError) -> Place {
        let checked = try KeyFile.checked(key)
        guard let secrets else {
            try file.write(checked)
            return .file(path: file.url.path)
        }
        do throws(SecretService.Failure) {
            try secrets.store(checked, label: "Hiroba: \(service.rawValue)", attributes)
        } catch {
            throw Self.refused(error)
        }
        Self.refusal.withLock { $0 = nil }
        try file.remove()
        return .secretService
    }

    /// Takes the key away; nothing happens when there is none.
    func remove() throws(SetupError) {
        try file.remove()
        do throws(SecretService.Failure) {
            try secrets?.clear(attributes)
        } catch {
            throw Self.refused(error)
        }
    }

    private var attributes: [String: String] { ["service": service.rawValue] }

    private var secrets: SecretService? {
        guard DesktopNotifier.hasSession(surroundings.environment) else { return nil }
        return SecretService(schema: "org.engawa.Hiroba.Key")
    }

    private static func refused(_ failure: SecretService.Failure) -> SetupError {
        let error = SetupError.secretServiceRefused(reason: failure.reason)
        refusal.withLock { $0 = error }
        return error
    }
}
