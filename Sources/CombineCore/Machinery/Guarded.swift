import Synchronization

/// Keeps an object for as long as it may be used, and costs two atomic additions per use.
///
/// A use takes no lock and no reference count: it steps in, and steps out when done. Once shut,
/// nobody steps in any more, and whoever steps out last lets go of the object.
@usableFromInline
struct Guarded<Content: AnyObject>: ~Copyable {
    /// How many are inside; negative once shut.
    @usableFromInline let state = Atomic<Int>(0)
    @usableFromInline let content: Unmanaged<Content>

    @usableFromInline static var shut: Int { .min }
    @usableFromInline static var released: Int { 1 << 62 }

    @inlinable
    init(_ content: Content) {
        self.content = .passRetained(content)
    }

    deinit {
        if state.load(ordering: .acquiring) & Self.released == 0 { content.release() }
    }

    /// Steps in. `leave()` must follow unless the answer is nil, which it is once shut.
    @inlinable
    func enter() -> Unmanaged<Content>? {
        if state.wrappingAdd(1, ordering: .acquiring).oldValue >= 0 { return content }
        turnBack()
        return nil
    }

    /// Steps out of a place that turned out to be shut.
    @inline(never) @usableFromInline
    func turnBack() {
        leave()
    }

    /// Steps out.
    @inlinable
    func leave() {
        let left = state.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
        if left == Self.shut { release() }
    }

    /// Shuts, which counts only the first time.
    ///
    /// - Returns: Whether this was the first time.
    func shutDown() -> Bool {
        let old = state.bitwiseOr(Self.shut, ordering: .acquiringAndReleasing).oldValue
        if old == 0 { release() }
        return old >= 0
    }

    var isShut: Bool { state.load(ordering: .acquiring) < 0 }

    /// Several may find the place empty and shut; one of them releases.
    @inline(never) @usableFromInline
    func release() {
        let old = state.bitwiseOr(Self.released, ordering: .acquiringAndReleasing).oldValue
        if old & Self.released == 0 { content.release() }
    }
}
