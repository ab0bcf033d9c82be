import Foundation

/// How a value lies in a defaults database.
struct StoredCoding<Value> {
    /// nil where nothing of this kind is stored.
    var read: (UserDefaults, String) -> Value?
    var write: (UserDefaults, String, Value) -> Void
}

extension StoredCoding {
    /// A value that the database keeps as it is.
    private static func plain(
        _ read: @escaping (UserDefaults, String) -> Value
    ) -> StoredCoding {
        StoredCoding(
            read: { $0.object(forKey: $1) == nil ? nil : read($0, $1) },
            write: { $0.set($2, forKey: $1) })
    }

    static var bool: StoredCoding<Bool> { .plain { $0.bool(forKey: $1) } }
    static var int: StoredCoding<Int> { .plain { $0.integer(forKey: $1) } }
    static var double: StoredCoding<Double> { .plain { $0.double(forKey: $1) } }
    static var string: StoredCoding<String> {
        StoredCoding<String>(
            read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }
    static var data: StoredCoding<Data> {
        StoredCoding<Data>(read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }
    static var date: StoredCoding<Date> {
        StoredCoding<Date>(
            read: { $0.object(forKey: $1) as? Date }, write: { $0.set($2, forKey: $1) })
    }
    // As text: on Linux Foundation keeps an address's path only.
    static var url: StoredCoding<URL> {
        StoredCoding<URL>(
            read: { $0.string(forKey: $1).flatMap { URL(string: $0) } },
            write: { $0.set($2.absoluteString, forKey: $1) })
    }

    /// A value by its raw one.
    static func raw<Raw>(
        _ coding: StoredCoding<Raw>
    ) -> StoredCoding where Value: RawRepresentable, Value.RawValue == Raw {
        StoredCoding(
            read: { coding.read($0, $1).flatMap { Value(rawValue: $0) } },
            write: { coding.write($0, $1, $2.rawValue) })
    }

    /// A value or nothing; nil takes the key away.
    static func optional<Wrapped>(
        _ coding: StoredCoding<Wrapped>
    ) -> StoredCoding where Value == Wrapped? {
        StoredCoding(
            read: { store, key in coding.read(store, key).map { .some($0) } },
            write: { store, key, value in
                if let value {
                    coding.write(store, key, value)
                } else {
                    store.removeObject(forKey: key)
                }
            })
    }
}
