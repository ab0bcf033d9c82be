/// Why a sample server did not start.
public enum SampleServerError: Error, Equatable, Sendable {
    /// The port could not be opened; port 0 means the system was to choose.
    case cannotListen(port: UInt16, reason: String)
    /// `start()` was called on a running server.
    case alreadyRunning
}
