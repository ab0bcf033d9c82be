/// Publishes a property: its projected value sends every new value, just before it is set.
///
/// Only for properties of classes. In an `ObservableObject`, setting it also fires
/// `objectWillChange`, first of all. Subscribers run before the property has its new value.
@propertyWrapper
public struct Published<Value> {
    var box: PublishedBox<Value>

    /// Creates a property with its first value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates a property with its first value.
    public init(wrappedValue: Value) {
        box = PublishedBox(wrappedValue)
    }

    /// Sends the value now, then every new one, before it is set.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set { box = newValue.box }
    }

    /// Not for use; a class is needed to tell the outside of changes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        set { box.value = newValue }
    }

    /// Reads and sets the property of a class instance.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.value = newValue }
    }

    /// Sends the value of a published property, and every new one before it is set.
    public struct Publisher: Combine.Publisher {
        /// The values of the property.
        public typealias Output = Value

        /// It cannot fail.
        public typealias Failure = Never

        @usableFromInline var box: PublishedBox<Value>

        /// Attaches a subscriber, which decides how much it is sent.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            box.admit(OutletTarget(subscriber))
        }
    }
}

extension Published: PublishedField {
    static func storage(at address: UnsafeRawPointer) -> any PublishedStorage {
        address.assumingMemoryBound(to: Published.self).pointee.box
    }
}

/// The value of a published property and everyone who wants to know of it.
@usableFromInline
final class PublishedBox<Value>: PublishedStorage {
    private let audience = Audience<Value, Never>()
    private var current: Value
    private var willChangePublisher: ObservableObjectPublisher?
    /// The value being announced: newcomers get it, for they missed the announcement.
    private var upcoming: Value?
    private var feeds: [AnyCancellable] = []

    init(_ value: Value) {
        current = value
    }

    var willChange: ObservableObjectPublisher? {
        get { audience.synchronized { willChangePublisher } }
        set { audience.synchronized { willChangePublisher = newValue } }
    }

    var value: Value {
        get { audience.synchronized { current } }
        set {
            willChange?.send()
            audience.send(newValue) { upcoming = newValue }
            let previous = audience.synchronized {
                let previous = current
                current = newValue
                upcoming = nil
                return previous
            }
            withExtendedLifetime(previous) {}
        }
    }

    @usableFromInline
    func admit(_ subscriber: OutletTarget<Value, Never>) {
        audience.admit(
            subscriber, "PublishedSubject", overflow: .keepNewest(1),
            first: { upcoming ?? current })
    }

    /// Ties a source of values to the life of the property.
    func keep(_ feed: AnyCancellable) {
        audience.synchronized { feeds.append(feed) }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to every value, for as long as the property's object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let feed = sink { [weak box = published.box] in box?.value = $0 }
        published.box.keep(feed)
    }
}
