extension Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// It sent everything it had to send.
        case finished

        /// It stopped because of an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}
