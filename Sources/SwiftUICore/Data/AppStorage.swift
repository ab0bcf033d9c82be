// Status: complete
import Foundation

/// A value in the user's defaults; views that read it follow it, whoever writes it.
@propertyWrapper
public struct AppStorage<Value> {
    private let key: String
    private let initialValue: Value
    private let store: UserDefaults?
    private let coding: StoredCoding<Value>
    private var location: BindingLocation<Value>?

    fileprivate init(
        _ key: String, _ initialValue: Value, _ store: UserDefaults?, _ coding: StoredCoding<Value>
    ) {
        self.key = key
        self.initialValue = initialValue
        self.store = store
        self.coding = coding
    }

    /// The stored value, the one given at the declaration where nothing is stored.
    public var wrappedValue: Value {
        get {
            if let location { return location.read() }
            return coding.read(store ?? .standard, key) ?? initialValue
        }
        nonmutating set {
            if let location { return location.write(newValue) }
            coding.write(store ?? .standard, key, newValue)
            (store ?? .standard).synchronize()
        }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        let (key, initialValue, coding) = (key, initialValue, coding)
        let store = store ?? .standard
        return Binding(
            get: { coding.read(store, key) ?? initialValue },
            set: { (value: Value) in coding.write(store, key, value) })
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: DynamicProperty, LinkableProperty {
    package static var keepsState: Bool { false }

    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        let store = self.store ?? node.environment.defaultAppStorage ?? .standard
        if let slot {
            let known = unsafeDowncast(slot, to: StoredPlace<Value>.self)
            if known.cell.store === store, known.cell.key == key {
                location = known.location
                return
            }
        }
        let made = StoredPlace(
            cell: StoredCells.cell(key, in: store), coding: coding, initialValue: initialValue)
        slot = made
        location = made.location
    }

    package static func isAffected(
        slot: AnyObject?, from old: EnvironmentValues, to new: EnvironmentValues
    ) -> Bool {
        old.defaultAppStorage !== new.defaultAppStorage
    }
}

/// The place of a stored value for one property of a view.
final class StoredPlace<Value> {
    let cell: StoredCell
    let location: BindingLocation<Value>

    init(cell: StoredCell, coding: StoredCoding<Value>, initialValue: Value) {
        self.cell = cell
        func stored() -> Value { coding.read(cell.store, cell.key) ?? initialValue }
        let binding = Binding<Value>(
            get: {
                cell.wasRead()
                return stored()
            },
            set: { (new: Value) in
                let isStored = cell.store.object(forKey: cell.key) != nil
                guard !isStored || !areEqualIfComparable(stored(), new) else { return }
                coding.write(cell.store, cell.key, new)
                cell.wasWritten()
            })
        location = binding.location
    }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, StoredCoding<Bool>.bool)
    }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, StoredCoding<Int>.int)
    }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, StoredCoding<Double>.double)
    }
}
extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, StoredCoding<String>.string)
    }
}
extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, StoredCoding<URL>.url)
    }
}
extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, StoredCoding<Data>.data)
    }
}
extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, StoredCoding<Date>.date)
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .raw(StoredCoding<Int>.int))
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .raw(StoredCoding<String>.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, .optional(StoredCoding<Bool>.bool))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, .optional(StoredCoding<Int>.int))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, .optional(StoredCoding<Double>.double))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, .optional(StoredCoding<String>.string))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, .optional(StoredCoding<URL>.url))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, .optional(StoredCoding<Data>.data))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, .optional(StoredCoding<Date>.date))
    }
}
extension AppStorage {
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, nil, store, .optional(StoredCoding<R>.raw(StoredCoding<String>.string)))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, nil, store, .optional(StoredCoding<R>.raw(StoredCoding<Int>.int)))
    }
}

extension EnvironmentValues {
    private enum StoreKey: EnvironmentKey {
        static var defaultValue: UserDefaults? { nil }
    }
    var defaultAppStorage: UserDefaults? {
        get { self[StoreKey.self] }
        set { self[StoreKey.self] = newValue }
    }
}

extension View {
    /// Sets the database of stored values below that name none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
