@_spi(Reflection) import Swift

/// Where the published properties of a class lie, found once per class.
///
/// Reading the storage directly spares a mirror of the whole object, which would copy every
/// field, each time somebody asks for `objectWillChange`.
struct PublishedLayout: Sendable {
    private struct Field: Sendable {
        let offset: Int
        let type: any PublishedField.Type
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
        registry.lock.withLock {
            let fields = layout(of: type(of: object)).fields
            guard !fields.isEmpty else { return registry.publishers.publisher(of: object) }
            let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            let storages = fields.map { $0.type.storage(at: start + $0.offset) }
            let publisher = storages.lazy.compactMap(\.willChange).first ?? .init()
            for storage in storages where storage.willChange !== publisher {
                storage.willChange = publisher
            }
            return publisher
        }
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

    mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // The address may have belonged to another object before.
        if let entry = entries[key], entry.object === object { return entry.publisher }
        if entries.count >= sweepAt {
            entries = entries.filter { $0.value.object != nil }
            sweepAt = max(64, entries.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        entries[key] = Entry(object: object, publisher: publisher)
        return publisher
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
