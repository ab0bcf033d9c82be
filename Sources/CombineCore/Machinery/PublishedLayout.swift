@_spi(Reflection) import Swift

/// Where the published properties of a class lie, found once per class.
///
/// Reading the storage directly spares a mirror of the whole object, which would copy every
/// field, each time somebody asks for `objectWillChange`.
struct PublishedLayout: Sendable {
    private struct Field: Sendable {
        let offset: Int
        let type: any PublishedField.Type

        func storage(in object: AnyObject) -> any PublishedStorage {
            let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            return type.storage(at: start + offset)
        }
    }

    private final class Registry: @unchecked Sendable {
        let lock = Lock()
        var layouts: [ObjectIdentifier: PublishedLayout] = [:]
        var publishers = WeakTable()
    }

    private static let registry = Registry()

    private let fields: [Field]

    /// The publisher that the published properties of `object` share, made if there is none.
    static func willChangePublisher(of object: AnyObject) -> ObservableObjectPublisher {
        // What is swept out may run anything when released, so that is left for after the lock.
        let (publisher, _) = registry.lock.withLock {
            let layout = layout(of: type(of: object))
            guard layout.fields.isEmpty else { return (layout.publisher(in: object), []) }
            return registry.publishers.publisher(of: object)
        }
        return publisher
    }

    private func publisher(in object: AnyObject) -> ObservableObjectPublisher {
        var publisher: ObservableObjectPublisher?
        var isShared = true
        for field in fields {
            let known = field.storage(in: object).willChange
            publisher = publisher ?? known
            if known !== publisher || known == nil { isShared = false }
        }
        if let publisher, isShared { return publisher }
        let shared = publisher ?? ObservableObjectPublisher()
        for field in fields { field.storage(in: object).willChange = shared }
        return shared
    }

    private static func layout(of type: AnyClass) -> PublishedLayout {
        let key = ObjectIdentifier(type)
        if let known = registry.layouts[key] { return known }
        let layout = PublishedLayout(type)
        registry.layouts[key] = layout
        return layout
    }

    private init(_ type: AnyClass) {
        var found: [Field] = []
        // The option named `classType`, whose declaration is not safe to read from any thread.
        let isClass = _EachFieldOptions(rawValue: 1)
        // Walks the superclasses' fields too.
        _ = _forEachField(of: type, options: isClass) { _, offset, fieldType, _ in
            if let field = fieldType as? any PublishedField.Type {
                found.append(Field(offset: offset, type: field))
            }
            return true
        }
        fields = found
    }
}

/// The publishers of objects that have no published property to keep them.
private struct WeakTable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    /// - Returns: The publisher, and those of dead objects swept out meanwhile.
    mutating func publisher(
        of object: AnyObject
    ) -> (ObservableObjectPublisher, swept: [ObservableObjectPublisher]) {
        let key = ObjectIdentifier(object)
        // The address may have belonged to another object before.
        if let entry = entries[key], entry.object === object { return (entry.publisher, []) }
        var swept = [entries.removeValue(forKey: key)?.publisher].compactMap(\.self)
        if entries.count >= sweepAt { swept += sweep() }
        let publisher = ObservableObjectPublisher()
        entries[key] = Entry(object: object, publisher: publisher)
        return (publisher, swept)
    }

    private mutating func sweep() -> [ObservableObjectPublisher] {
        let dead = entries.values.filter { $0.object == nil }.map(\.publisher)
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
        return dead
    }
}

/// A stored property that is a `Published`, whatever its value.
protocol PublishedField: SendableMetatype {
    static func storage(at address: UnsafeRawPointer) -> any PublishedStorage
}

/// What a `Published` keeps on the heap.
protocol PublishedStorage: AnyObject {
    var willChange: ObservableObjectPublisher? { get set }
}
