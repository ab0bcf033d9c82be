// Operators on one known result are answered on the spot.

extension Result.Publisher {
    /// Sends what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        .init(result.map(transform))
    }

    /// Sends what a closure makes of the value, or fails with what it throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// Fails with what a closure makes of the failure.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        .init(result.mapError(transform))
    }

    /// Sends a value in place of a failure.
    public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
        .init(result.flatMapError { _ in .success(output) })
    }

    /// Sends the value; there always is one, or a failure.
    public func replaceEmpty(with output: Output) -> Self { self }

    /// Sends the result; trying again would not change it.
    public func retry(_ times: Int) -> Self { self }

    /// Sends the value; it is the only one.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

    /// Sends the value in an array.
    public func collect() -> Result<[Success], Failure>.Publisher { map { [$0] } }

    /// Sends 1.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

    /// Sends nothing but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }

    /// Sends what a closure gathered from the value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Sends what a closure gathered from the value, or fails with what it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Sends what a closure gathered from the value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Sends what a closure gathered from the value, or fails with what it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Sends whether a closure accepts the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Sends whether a closure accepts the value, or fails with what it throws.
    public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends whether a closure accepts the value.
    public func contains(
        where predicate: (Output) -> Bool
    ) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Sends whether a closure accepts the value, or fails with what it throws.
    public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends the value, the first of its kind.
    public func first() -> Self { self }

    /// Sends the value, the last of its kind.
    public func last() -> Self { self }

    /// Sends the value, the smallest of its kind.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// Sends the value, the largest of its kind.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }
}

extension Result.Publisher where Failure == Never {
    /// Gives this publisher a failure type. It still does not fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        switch result {
        case .success(let value): .init(.success(value))
        }
    }
}

extension Result.Publisher where Success: Equatable {
    /// Sends whether this is the value.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        map { $0 == output }
    }

    /// Sends the value; it is the only one.
    public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
    /// Sends the value, the smallest of its kind.
    public func min() -> Self { self }

    /// Sends the value, the largest of its kind.
    public func max() -> Self { self }
}
