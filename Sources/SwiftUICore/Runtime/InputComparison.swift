import Foundation
import Synchronization

/// A property whose value takes part in comparing views in a way of its own.
package protocol ComparableInput {
    /// Whether a body that saw `self` would see the same in `other`.
    func isEqualInput(to other: Self) -> Bool
}

/// Whether two values of a view's type would give the same body.
///
/// Bytes first, then `==` where the type has it, then field by field. What cannot be compared
/// (a closure with captures) counts as changed.
///
/// - Complexity: O(size of the value); the plan is made once per type.
package func areEqualInputs<T>(_ a: T, _ b: T) -> Bool {
    let plan = ComparisonPlan.of(T.self)
    return withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in
            guard let a = a.baseAddress, let b = b.baseAddress else { return true }
            return plan.isEqual(a, b)
        }
    }
}

/// Whether two values are of one type and would give the same body.
func areEqualErasedInputs(_ a: Any, _ b: Any) -> Bool {
    func compare<T>(_ a: T) -> Bool {
        guard let b = b as? T else { return false }
        return areEqualInputs(a, b)
    }
    return _openExistential(a, do: compare)
}

/// How to compare values of one type, found once and kept.
final class ComparisonPlan: @unchecked Sendable {
    private let type: ObjectIdentifier
    private let size: Int
    private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private init(
        _ type: Any.Type, size: Int,
        compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) {
        self.type = ObjectIdentifier(type)
        self.size = size
        self.compare = compare
    }

    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        memcmp(a, b, size) == 0 || compare(a, b)
    }

    // MARK: Cache

    private static let lock = NSLock()
    private nonisolated(unsafe) static var plans: [ObjectIdentifier: ComparisonPlan] = [:]

    // In front of the table: addresses of plans, which live for ever, by those of their types.
    private static let slotCount = 512
    private nonisolated(unsafe) static let slots = {
        let slots = UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>.allocate(capacity: slotCount)
        for index in 0..<slotCount { (slots + index).initialize(to: Atomic(nil)) }
        return slots
    }()

    static func of(_ type: Any.Type) -> ComparisonPlan {
        let key = ObjectIdentifier(type)
        let bits = UInt(bitPattern: key)
        let slot = slots + Int((bits >> 4 ^ bits >> 13) % UInt(slotCount))
        if let address = slot.pointee.load(ordering: .acquiring) {
            let plan = Unmanaged<ComparisonPlan>.fromOpaque(address).takeUnretainedValue()
            if plan.type == key { return plan }
        }
        let plan = lock.withLock { plans[key] } ?? make(type)
        let kept = lock.withLock {
            if let known = plans[key] { return known }
            plans[key] = plan
            return plan
        }
        slot.pointee.store(Unmanaged.passUnretained(kept).toOpaque(), ordering: .releasing)
        return kept
    }

    private static func make(_ type: Any.Type) -> ComparisonPlan {
        let size = sizeInBytes(of: type)
        if let own = type as? any ComparableInput.Type {
            return ComparisonPlan(type, size: size, compare: comparison(own))
        }
        // Dynamic properties are linked to storage of their own; their initial values say nothing.
        if type is any DynamicProperty.Type, type is any LinkableProperty.Type {
            return ComparisonPlan(type, size: size) { _, _ in true }
        }
        if let equatable = type as? any Equatable.Type {
            return ComparisonPlan(type, size: size, compare: equality(equatable))
        }
        // Asking for the fields of an existential type would crash.
        let fields = isStruct(type) ? storedFields(of: type) : []
        guard !fields.isEmpty else { return ComparisonPlan(type, size: size) { _, _ in false } }
        let parts = fields.map { (offset: $0.offset, plan: of($0.type)) }
        return ComparisonPlan(type, size: size) { a, b in
            parts.allSatisfy { $0.plan.isEqual(a + $0.offset, b + $0.offset) }
        }
    }

    private static func comparison<C: ComparableInput>(
        _ type: C.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: type).pointee.isEqualInput(
                to: b.assumingMemoryBound(to: type).pointee)
        }
    }

    private static func equality<E: Equatable>(
        _ type: E.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee
        }
    }
}

func sizeInBytes(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
}

/// Whether a type is a struct or a tuple: only those are the sum of their stored fields.
private func isStruct(_ type: Any.Type) -> Bool {
    // The kind is the first word of a type's metadata: 0x200 a struct, 0x301 a tuple
    // (Swift's ABI document, TypeMetadata).
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
}

/// Whether two values are equal, where their type can tell; otherwise false.
package func areEqualIfComparable<T>(_ a: T, _ b: T) -> Bool {
    if let a = a as? any Equatable { return isEqual(a, to: b) }
    if T.self is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return false
}

private func isEqual<E: Equatable>(_ a: E, to b: Any) -> Bool {
    guard let b = b as? E else { return false }
    return a == b
}
