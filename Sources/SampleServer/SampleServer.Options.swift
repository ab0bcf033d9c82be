import Foundation

extension SampleServer {
    /// How a sample server behaves.
    public struct Options: Sendable {
        /// The TCP port; `nil` lets the system choose a free one.
        public var port: UInt16?
        /// Which keys are let in.
        public var keys: KeyPolicy
        /// Whether a second request within one second of one key is refused with 429, and
        /// Qiita's sixty-first of an hour (with a token, its thousand and first).
        public var limitsRate: Bool
        /// What goes wrong, and when.
        public var faults: FaultPlan
        /// The moment the invented data is arranged around; only its day in Japan counts.
        public var now: Date
        /// A clock that only moves forward, for the rate limit.
        public var uptime: @Sendable () -> Duration
        /// Chooses the invented data; one seed always gives the same.
        public var seed: UInt64

        /// Without arguments: the sample data as the app uses it, no key, no limit, no faults.
        public init(
            port: UInt16? = nil, keys: KeyPolicy = .notRequired, limitsRate: Bool = false,
            faults: FaultPlan = FaultPlan(), now: Date = Date(),
            uptime: @escaping @Sendable () -> Duration = systemUptime, seed: UInt64 = 20_240_523
        ) {
            self.port = port
            self.keys = keys
            self.limitsRate = limitsRate
            self.faults = faults
            self.now = now
            self.uptime = uptime
            self.seed = seed
        }

        /// The time since the system started.
        @Sendable public static func systemUptime() -> Duration {
            .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
        }
    }

    /// Which values of `X-API-Key` are accepted, and which tokens by Qiita if one is sent.
    public enum KeyPolicy: Sendable, Equatable {
        /// Requests need no key.
        case notRequired
        /// A key must be there; any will do.
        case any
        /// Only these keys.
        case only(Set<String>)
    }
}
