// Operators on at most one known value are answered on the spot.

extension Optional.Publisher {
    /// Sends what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        .init(output.map(transform))
    }

    /// Sends what a closure makes of the value, unless it is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        .init(output.flatMap(transform))
    }

    /// Sends the value if a closure accepts it.
    public func filter(_ isIncluded: (Output) -> Bool) -> Self {
        Self(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Sends the value, or another one if there is none.
    public func replaceEmpty(with output: Output) -> Just<Output> {
        Just(self.output ?? output)
    }

    /// Sends the value; there is no failure to replace.
    public func replaceError(with output: Output) -> Self { self }

    /// Sends the value; there is no failure to retry after.
    public func retry(_ times: Int) -> Self { self }

    /// Sends the value; it is the only one.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

    /// Sends an array of the value, empty if there is none.
    public func collect() -> Optional<[Output]>.Publisher {
        .init(output.map { [$0] } ?? [])
    }

    /// Sends the number of values.
    public func count() -> Optional<Int>.Publisher { .init(output == nil ? 0 : 1) }

    /// Sends nothing but the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// Sends what a closure gathered.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
    }

    /// Sends what a closure gathered, if there is a value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Sends whether a closure accepts every value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate) ?? true)
    }

    /// Sends whether a closure accepts a value.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate) ?? false)
    }

    /// Sends the value, the first of its kind.
    public func first() -> Self { self }

    /// Sends the value if a closure accepts it.
    public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// Sends the value, the last of its kind.
    public func last() -> Self { self }

    /// Sends the value if a closure accepts it.
    public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// Sends the value, the smallest of its kind.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// Sends the value, the largest of its kind.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

    /// Sends the value if none is left out.
    public func dropFirst(_ count: Int = 1) -> Self {
        precondition(count >= 0, "Dropping \(count) values. Drop 0 or more.")
        return Self(count == 0 ? output : nil)
    }

    /// Sends the value if a closure says no.
    public func drop(while predicate: (Output) -> Bool) -> Self { filter { !predicate($0) } }

    /// Sends the value if any is wanted.
    public func prefix(_ maxLength: Int) -> Self {
        precondition(maxLength >= 0, "Prefix of \(maxLength) values. Ask for 0 or more.")
        return Self(maxLength > 0 ? output : nil)
    }

    /// Sends the value if a closure says yes.
    public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }

    /// Sends the value if the position is 0.
    public func output(at index: Int) -> Self {
        precondition(index >= 0, "Position \(index). Count from 0.")
        return Self(index == 0 ? output : nil)
    }

    /// Sends the value if the positions contain 0.
    public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
        Self(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Sends whether this is the value.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher {
        .init(self.output == output)
    }

    /// Sends the value; it is the only one.
    public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Sends the value, the smallest of its kind.
    public func min() -> Self { self }

    /// Sends the value, the largest of its kind.
    public func max() -> Self { self }
}
