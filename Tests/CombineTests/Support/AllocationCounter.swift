import Foundation
import Synchronization

/// Counts the Swift objects allocated by one thread, through the hook that the Swift runtime
/// keeps for instruments.
enum AllocationCounter {
    private typealias Allocate =
        @convention(c) (
            UnsafeRawPointer?, Int, Int
        ) -> UnsafeMutableRawPointer?

    private struct Hooks: @unchecked Sendable {
        let allocate: UnsafeMutablePointer<Allocate>
        let original: Allocate
        let isEnabled: UnsafeMutablePointer<Bool>
    }

    private static let thread = Atomic<UInt>(0)
    private static let count = Atomic<Int>(0)

    private static let hooks: Hooks? = {
        let flag = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
        guard let process = dlopen(nil, RTLD_NOW),
            let allocate = dlsym(process, "_swift_allocObject"),
            let isEnabled = dlsym(process, flag)
        else { return nil }
        let slot = allocate.assumingMemoryBound(to: Allocate.self)
        return Hooks(
            allocate: slot, original: slot.pointee,
            isEnabled: isEnabled.assumingMemoryBound(to: Bool.self))
    }()

    /// - Returns: How many objects `body` allocated on this thread; `nil` if the runtime has no
    ///   hook. Use by one test at a time.
    static func count(_ body: () -> Void) -> Int? {
        guard let hooks else { return nil }
        hooks.allocate.pointee = { metadata, size, alignment in
            if AllocationCounter.thread.load(ordering: .relaxed) == UInt(pthread_self()) {
                AllocationCounter.count.wrappingAdd(1, ordering: .relaxed)
            }
            return AllocationCounter.hooks?.original(metadata, size, alignment)
        }
        hooks.isEnabled.pointee = true
        count.store(0, ordering: .relaxed)
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        body()
        thread.store(0, ordering: .relaxed)
        hooks.isEnabled.pointee = false
        hooks.allocate.pointee = hooks.original
        return count.load(ordering: .relaxed)
    }
}
