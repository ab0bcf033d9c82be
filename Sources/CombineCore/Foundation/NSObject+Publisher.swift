import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// Not available: there is no key-value observing outside Apple's platforms.
    @available(
        *, unavailable,
        message: "Key-value observing needs the Objective-C runtime. Use @Published instead."
    )
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
        Empty().eraseToAnyPublisher()
    }
}
