import SampleServer
import Testing

@Suite struct FaultPlanTests {
    @Test func `the notation is read and written back`() throws {
        let text = "delay=200,hold@4,status=500@2,cut=10@3-5,garbage@1,html403,slow=1000@7"
        #expect(try FaultPlan(parsing: text).description == text)
        #expect(try FaultPlan(parsing: "").entries.isEmpty)
        #expect(try FaultPlan(parsing: "status=500@2-2").description == "status=500@2")
    }

    @Test func `what is wrong is said with the offending part`() {
        let cases: [(String, FaultError)] = [
            ("dealy=5", .unknown(name: "dealy")),
            ("delay", .missingValue(fault: "delay")),
            ("status=", .missingValue(fault: "status")),
            ("status=99", .badValue(fault: "status", value: "99", allowed: 200...599)),
            ("slow=0", .badValue(fault: "slow", value: "0", allowed: 1...1_000_000_000)),
            ("cut=x", .badValue(fault: "cut", value: "x", allowed: 0...100_000_000)),
            ("hold=1", .unexpectedValue(fault: "hold")),
            ("garbage=1", .unexpectedValue(fault: "garbage")),
            ("garbage@0", .badRequestRange(text: "0")),
            ("garbage@3-2", .badRequestRange(text: "3-2")),
            ("garbage@1-2-3", .badRequestRange(text: "1-2-3")),
            ("garbage@", .badRequestRange(text: "")),
        ]
        for (text, error) in cases {
            #expect(throws: error, "\(text)") { try FaultPlan(parsing: text) }
        }
    }
}
