import Foundation

/// Errors of loading pictures, as the address loading system names them.
package enum ImageLoadingError {
    package static func make(_ code: URLError.Code, _ url: URL, _ reason: String) -> URLError {
        URLError(
            code,
            userInfo: [
                NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: reason,
            ])
    }

    package static func insecure(_ url: URL) -> URLError {
        make(
            .appTransportSecurityRequiresSecureConnection, url,
            "The picture's address is not encrypted (http), which the app does not allow.")
    }

    package static func unsupported(_ url: URL) -> URLError {
        make(.unsupportedURL, url, "Pictures are loaded from https, http and file addresses.")
    }

    package static func noLoader(_ url: URL) -> URLError {
        make(
            .resourceUnavailable, url,
            "Pictures of the network need libsoup 3; install the package libsoup-3.0-0.")
    }

    package static func tooLarge(_ url: URL) -> URLError {
        make(.dataLengthExceedsMaximum, url, "The picture is too large.")
    }

    package static func undecodable(_ url: URL) -> URLError {
        make(.cannotDecodeContentData, url, "The answer is no picture of a known kind.")
    }

    package static func status(_ status: Int, _ url: URL) -> URLError {
        make(.badServerResponse, url, "The server answered with status \(status).")
    }

    package static func cancelled(_ url: URL) -> URLError { make(.cancelled, url, "Cancelled.") }

    package static func missingFile(_ url: URL) -> URLError {
        make(.fileDoesNotExist, url, "There is no such file.")
    }
}
