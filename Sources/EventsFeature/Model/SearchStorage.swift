import Foundation

/// Keeps small pieces of data under names.
@MainActor
public struct SearchStorage {
    let read: (String) -> Data?
    let write: (String, Data) -> Void

    /// Keeps them in the person's defaults.
    public static func defaults(_ defaults: UserDefaults = .standard) -> SearchStorage {
        SearchStorage(
            read: { defaults.data(forKey: $0) }, write: { defaults.set($1, forKey: $0) })
    }

    /// Keeps them as long as the process runs.
    public static func memory() -> SearchStorage {
        final class Box { var values: [String: Data] = [:] }
        let box = Box()
        return SearchStorage(read: { box.values[$0] }, write: { box.values[$0] = $1 })
    }
}
