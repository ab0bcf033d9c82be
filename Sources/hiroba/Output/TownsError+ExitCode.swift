import TownsClient

extension TownsError {
    var exitCode: ExitCode {
        switch self {
        case .badAddress: .usage
        case .missingFile, .unknownTown, .unknownTable: .failure
        case .unexpectedShape, .allDropped, .http: .service
        }
    }
}
