/// Which slice of the hits is asked for.
struct Page {
    /// Counts from 1.
    let start: Int
    let count: Int

    init(_ reader: inout QueryReader) {
        start = reader.integer("start", default: 1)
        count = reader.integer("count", default: 10, atMost: 100)
    }

    /// The envelope around one slice of the hits.
    func envelope<Item>(
        _ key: String, _ hits: [Item], _ json: (Item) -> JSONValue
    ) -> JSONValue {
        // Refused numbers come here too, since all parameters are read before any complaint.
        let slice = hits.dropFirst(max(0, start - 1)).prefix(max(0, count))
        return .object([
            ("results_returned", .int(slice.count)), ("results_available", .int(hits.count)),
            ("results_start", .int(start)), (key, .array(slice.map(json))),
        ])
    }
}
