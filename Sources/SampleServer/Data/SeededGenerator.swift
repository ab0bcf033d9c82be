/// A small random generator that gives the same numbers for the same seed everywhere.
///
/// Source: SplitMix64; Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from the range, without the library's rejection loop, which may change.
    mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() >> 11) % range.count
    }

    /// True in one of so many cases.
    mutating func oneIn(_ cases: Int) -> Bool { number(1...cases) == 1 }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0...elements.count - 1)]
    }
}
