/// An array of which the unreadable elements are left out and told of.
package struct LossyList<Element: Decodable>: Decodable {
    package private(set) var elements: [Element] = []
    package private(set) var droppedCount = 0
    package private(set) var droppedReasons: [String] = []

    /// How many elements came, readable or not.
    package var count: Int { elements.count + droppedCount }

    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var index = 0
        while !container.isAtEnd {
            // Decoding through a type that never fails moves past the element in any case.
            switch try container.decode(Attempt.self).result {
            case .success(let element): elements.append(element)
            case .failure(let error): drop(index, error)
            }
            index += 1
        }
    }

    private mutating func drop(_ index: Int, _ error: any Error) {
        droppedCount += 1
        guard droppedReasons.count < 5 else { return }
        let reason = (error as? Defect)?.description ?? "not an object"
        droppedReasons.append("#\(index + 1): \(reason)")
    }

    private struct Attempt: Decodable {
        let result: Result<Element, any Error>
        init(from decoder: any Decoder) throws {
            result = Result { try Element(from: decoder) }
        }
    }
}
