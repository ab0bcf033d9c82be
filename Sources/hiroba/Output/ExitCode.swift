/// How the executable ends.
enum ExitCode: Int32, Sendable {
    /// Done; also a search that found nothing.
    case success = 0
    /// Something on this machine failed, or what was asked for does not exist.
    case failure = 1
    /// The command line or an environment variable was wrong.
    case usage = 2
    /// The network or the service failed.
    case service = 3
}
