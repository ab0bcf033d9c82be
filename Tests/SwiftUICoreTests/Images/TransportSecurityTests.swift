import Foundation
import SwiftUICore
import Testing

struct TransportSecurityTests {
    private func allows(_ rules: TransportSecurity, _ address: String) -> Bool {
        URL(string: address).map(rules.allows) ?? false
    }

    @Test func `without a word of the app http leads to this machine only`() {
        let rules = TransportSecurity()
        for address in [
            "https://a.example/x.png", "http://localhost:8080/x.png", "http://127.0.0.1/x",
            "http://[::1]:90/x", "http://127.9.9.9/x",
        ] { #expect(allows(rules, address), "\(address)") }
        for address in [
            "http://a.example/x.png", "http://127.0.0.1.example/x", "http://1270.0.0.1/",
            "ftp://a.example/x", "http:///x", "http://127.0.0.999/",
        ] { #expect(!allows(rules, address), "\(address)") }
    }

    @Test func `an app can allow domains or all`() {
        let some = TransportSecurity([
            "NSExceptionDomains": [
                "a.example": [
                    "NSExceptionAllowsInsecureHTTPLoads": true, "NSIncludesSubdomains": true,
                ],
                "b.example": ["NSExceptionAllowsInsecureHTTPLoads": true],
                "c.example": ["NSExceptionAllowsInsecureHTTPLoads": false],
            ]
        ])
        #expect(allows(some, "http://a.example/") && allows(some, "http://x.a.example/"))
        #expect(allows(some, "http://b.example/") && !allows(some, "http://x.b.example/"))
        #expect(!allows(some, "http://c.example/") && !allows(some, "http://xa.example/"))
        let all = TransportSecurity(["NSAllowsArbitraryLoads": true])
        #expect(allows(all, "http://z.example/") && !allows(all, "ftp://z.example/"))
    }
}
