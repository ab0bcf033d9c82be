import Foundation

extension NotificationCenter {
    /// Sends the notifications of a centre. A subscriber that has not asked misses them.
    public struct Publisher: CombineCore.Publisher, Equatable {
        /// Notifications.
        public typealias Output = Notification

        /// It cannot fail.
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: NotificationCenter

        /// The name that notifications must have.
        public let name: Notification.Name

        /// The sender that notifications must have; any if `nil`.
        public let object: AnyObject?

        /// Creates a publisher of the notifications of a name and a sender.
        public init(
            center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
        ) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(
                subscriber, "NotificationCenter Observer", overflow: .keepOldest(0))
            let target = NotificationTarget(outlet: outlet)
            let observation = center.addObserver(forName: name, object: object, queue: nil) {
                target.outlet?.offer($0)
            }
            outlet.connect(teardown: { [center] in center.removeObserver(observation) })
            outlet.start()
        }

        /// Whether both send the same notifications.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }

    /// Sends the notifications of a name, and of a sender if one is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// Lets the observer block, which must be sendable, reach the outlet, which is thread-safe.
private final class NotificationTarget: @unchecked Sendable {
    let outlet: Outlet<Notification, Never>?

    init(outlet: Outlet<Notification, Never>) {
        self.outlet = outlet
    }
}
