import Foundation
import Testing

/// One case of a fixture file: a tree, what is proposed to it, and the rectangles that result.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let tree: JSONValue
    let proposal: [Double?]?
    let host: [Double]?
    let expected: [Row]
    let tolerance: Double?
    let source: String

    /// A path into the tree and its rectangle.
    struct Row: Decodable, Sendable {
        let path: String
        let rect: CGRect

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            path = try container.decode(String.self)
            let x = try container.decode(Double.self)
            let y = try container.decode(Double.self)
            let width = try container.decode(Double.self)
            let height = try container.decode(Double.self)
            rect = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    var testDescription: String { id }

    /// Reads all cases of a file in Fixtures; a file that can't be read fails the test run.
    static func load(_ name: String) -> [LayoutCase] {
        do {
            let url = try #require(
                Bundle.module.url(
                    forResource: name, withExtension: "json", subdirectory: "Fixtures"))
            return try JSONDecoder().decode([LayoutCase].self, from: Data(contentsOf: url))
        } catch {
            fatalError("Fixtures/\(name).json: \(error)")
        }
    }
}
