extension SampleResponse {
    /// Adds an entity tag; answers 304 without a body when the client has this very body.
    func validated(against request: SampleRequest) -> SampleResponse {
        guard status == 200 else { return self }
        var response = self
        let tag = "\"\(Self.hash(body))\""
        response.headers.append(("ETag", tag))
        let known = request.headers["if-none-match"]?.split(separator: ",")
        let isKnown = known?.contains { $0.replacing("W/", with: "").contains(tag) } ?? false
        guard isKnown else { return response }
        response.status = 304
        response.body = []
        return response
    }

    /// Source: FNV-1a, 64 bits; it tells bodies apart, it protects nothing.
    private static func hash(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
