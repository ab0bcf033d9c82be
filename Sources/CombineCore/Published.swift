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
    public struct Publisher: CombineCore.Publisher {
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
///
/// Most properties have no subscriber of their own: what those need is made with the first.
@usableFromInline
final class PublishedBox<Value>: PublishedStorage {
    private final class Listeners {
        let audience = Audience<Value, Never>()
        /// The value being announced: newcomers get it, for they missed the announcement.
        var upcoming: Value?
        var feeds: [AnyCancellable] = []
    }

    // Taken inside of the audience's lock, never around it.
    private let lock = Lock()
    private var current: Value
    private var willChangePublisher: ObservableObjectPublisher?
    private var listeners: Listeners?

    init(_ value: Value) {
        current = value
    }

    var willChange: ObservableObjectPublisher? {
        get { lock.withLock { willChangePublisher } }
        set { lock.withLock { willChangePublisher = newValue } }
    }

    var value: Value {
        get { lock.withLock { current } }
        set {
            willChange?.send()
            // With nobody to tell, it is set at once: who comes then must not miss it.
            let (known, replaced): (Listeners?, Value?) = lock.withLock {
                if let listeners { return (listeners, nil) }
                return (nil, replaceCurrent(newValue))
            }
            guard let known else { return withExtendedLifetime(replaced) {} }
            known.audience.send(newValue) { lock.withLock { known.upcoming = newValue } }
            let previous = lock.withLock {
                known.upcoming = nil
                return replaceCurrent(newValue)
            }
            withExtendedLifetime(previous) {}
        }
    }

    /// Returns the old value, which is to be released after the lock.
    private func replaceCurrent(_ new: Value) -> Value {
        let previous = current
        current = new
        return previous
    }

    @usableFromInline
    func admit(_ subscriber: OutletTarget<Value, Never>) {
        let listeners = madeListeners()
        listeners.audience.admit(
            subscriber, "PublishedSubject", overflow: .keepNewest(1),
            first: { self.lock.withLock { listeners.upcoming ?? self.current } })
    }

    /// Ties a source of values to the life of the property.
    func keep(_ feed: AnyCancellable) {
        let listeners = madeListeners()
        lock.withLock { listeners.feeds.append(feed) }
    }

    private func madeListeners() -> Listeners {
        lock.withLock {
            let made = listeners ?? Listeners()
            listeners = made
            return made
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to every value, for as long as the property's object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let feed = sink { [weak box = published.box] in box?.value = $0 }
        published.box.keep(feed)
    }
}
