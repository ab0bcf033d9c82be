/// An object that tells before it changes.
///
/// `objectWillChange` comes for free and fires before any `@Published` property of the class or
/// of its superclasses is set.
public protocol ObservableObject: AnyObject {
    /// The publisher that tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The same publisher for as long as the object lives.
    ///
    /// - Complexity: O(number of published properties); the class is examined only once.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedLayout.willChangePublisher(of: self)
    }
}
