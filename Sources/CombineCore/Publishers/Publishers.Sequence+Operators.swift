// Operators that only change which elements there are, answered without a stage of their own.
// Those with closures are not among them: they would run for elements that nobody asks for.

extension Publishers.Sequence {
    /// Leaves out the first elements.
    public func dropFirst(
        _ count: Int = 1
    ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    /// Sends at most so many elements.
    public func prefix(
        _ maxLength: Int
    ) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }

    /// Sends the elements; trying again would not change them.
    public func retry(_ times: Int) -> Self { self }
}

extension Publishers.Sequence where Failure == Never {
    /// Gives this publisher a failure type. It still does not fail.
    public func setFailureType<E: Error>(
        to error: E.Type
    ) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Sends the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { .init(.success(sequence.count)) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Sends the first element, if there is one.
    public func first() -> Optional<Elements.Element>.Publisher { .init(sequence.first) }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Sends the last element, if there is one.
    public func last() -> Optional<Elements.Element>.Publisher { .init(sequence.last) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Sends elements before these.
    public func prepend(_ elements: Output...) -> Self { prepend(elements) }

    /// Sends elements before these.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Self
    where S.Element == Output {
        Self(sequence: elements + sequence)
    }

    /// Sends elements before these.
    public func prepend(_ publisher: Self) -> Self { prepend(publisher.sequence) }

    /// Sends elements after these.
    public func append(_ elements: Output...) -> Self { append(elements) }

    /// Sends elements after these.
    public func append<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Output {
        Self(sequence: sequence + elements)
    }

    /// Sends elements after these.
    public func append(_ publisher: Self) -> Self { append(publisher.sequence) }
}
