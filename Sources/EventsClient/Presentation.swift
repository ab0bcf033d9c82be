import Foundation
import Payload

/// Slides, a film or an article of an event's talk.
public struct Presentation: Hashable, Sendable, Decodable {
    /// Someone with an account.
    public struct Person: Hashable, Sendable, Decodable {
        /// The service's number.
        public var id: Int?
        /// The account's name.
        public var nickname: String

        /// Describes someone.
        public init(id: Int?, nickname: String) {
            self.id = id
            self.nickname = nickname
        }

        public init(from decoder: any Decoder) throws {
            var fields = try LenientFields(decoder)
            guard let nickname = fields.filledText("nickname") else {
                throw Defect("nickname")
            }
            self.init(id: fields.whole("id"), nickname: nickname)
        }
    }

    /// Where it is.
    public var url: URL
    /// Its title.
    public var name: String
    /// `slide`, `movie`, `blog` or a kind added since.
    public var kind: String?
    /// Who gave the talk.
    public var presenter: Person?
    /// Who entered it.
    public var user: Person?
    /// When it was entered.
    public var createdAt: Date?

    public init(from decoder: any Decoder) throws {
        var fields = try LenientFields(decoder)
        guard let url = fields.webAddress("url") else { throw Defect("url") }
        self.url = url
        name = fields.filledText("name") ?? url.absoluteString
        // Bodies with a hyphen have been seen; the description of the service has none.
        kind = fields.filledText("presentation_type") ?? fields.filledText("presentation-type")
        presenter = fields.object("presenter")
        user = fields.object("user")
        createdAt = fields.date("created_at")
    }
}
