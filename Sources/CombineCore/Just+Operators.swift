// Operators on one known value are answered on the spot, and their publishers have simpler types.

extension Just {
    /// Sends what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> {
        Just<T>(transform(output))
    }

    /// Sends what a closure makes of the value, or fails with what it throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }

    /// Sends what a closure makes of the value, unless it is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        .init(transform(output))
    }

    /// Sends the value if a closure accepts it.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// Gives this publisher a failure type. It still does not fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        .init(.success(output))
    }

    /// Gives this publisher a failure type. It still does not fail.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        .init(.success(output))
    }

    /// Sends the value; there is no failure to replace.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Sends the value; there always is one.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Sends a value in place of `nil`.
    public func replaceNil<T>(with value: T) -> Just<T> where Output == T? {
        Just<T>(output ?? value)
    }

    /// Sends the value; there is no failure to retry after.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Sends the value; it is the only one.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Sends the value in an array.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// Sends 1.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// Sends nothing but the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// Sends what a closure gathered from the value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        .init(.success(nextPartialResult(initialResult, output)))
    }

    /// Sends what a closure gathered from the value, or fails with what it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    /// Sends what a closure gathered from the value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Sends what a closure gathered from the value, or fails with what it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }

    /// Sends values after this one.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        append(elements)
    }

    /// Sends values after this one.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        Publishers.Sequence(sequence: [output] + elements)
    }

    /// Sends values before this one.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        prepend(elements)
    }

    /// Sends values before this one.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        Publishers.Sequence(sequence: elements + [output])
    }
}

extension Just {
    /// Sends whether a closure accepts the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Sends whether a closure accepts the value, or fails with what it throws.
    public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends whether a closure accepts the value.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Sends whether a closure accepts the value, or fails with what it throws.
    public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends the value, the first of its kind.
    public func first() -> Just<Output> { self }

    /// Sends the value if a closure accepts it.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Sends the value, the last of its kind.
    public func last() -> Just<Output> { self }

    /// Sends the value if a closure accepts it.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Sends the value, the smallest of its kind.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Sends the value, the largest of its kind.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Sends the value if none is left out.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "Dropping \(count) values. Drop 0 or more.")
        return .init(count == 0 ? output : nil)
    }

    /// Sends the value if a closure says no.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(predicate(output) ? nil : output)
    }

    /// Sends the value if any is wanted.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "Prefix of \(maxLength) values. Ask for 0 or more.")
        return .init(maxLength > 0 ? output : nil)
    }

    /// Sends the value if a closure says yes.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Sends the value if the position is 0.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "Position \(index). Count from 0.")
        return .init(index == 0 ? output : nil)
    }

    /// Sends the value if the positions contain 0.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
    where R.Bound == Int {
        .init(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
    }
}

extension Just where Output: Equatable {
    /// Sends whether this is the value.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// Sends the value; it is the only one.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Sends the value, the smallest of its kind.
    public func min() -> Just<Output> { self }

    /// Sends the value, the largest of its kind.
    public func max() -> Just<Output> { self }
}
