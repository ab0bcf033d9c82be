extension Publisher {
    /// Joins the values of other publishers, as they come.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Joins the values of other publishers, as they come.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Joins the values of other publishers, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Joins the values of other publishers, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Joins the values of other publishers, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Joins the values of other publishers, as they come.
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Joins the values of other publishers, as they come.
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher,
        F: Publisher, G: Publisher, H: Publisher
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
        H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge {
    /// Joins the values of one more publisher, in one step with this merge.
    public func merge<C: Publisher>(
        with other: C
    ) -> Publishers.Merge3<A, B, C>
    where C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(a, b, other)
    }
}

extension Publishers.Merge3 {
    /// Joins the values of one more publisher, in one step with this merge.
    public func merge<D: Publisher>(
        with other: D
    ) -> Publishers.Merge4<A, B, C, D>
    where D.Output == Output, D.Failure == Failure {
        Publishers.Merge4(a, b, c, other)
    }
}

extension Publishers.Merge4 {
    /// Joins the values of one more publisher, in one step with this merge.
    public func merge<E: Publisher>(
        with other: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where E.Output == Output, E.Failure == Failure {
        Publishers.Merge5(a, b, c, d, other)
    }
}

extension Publishers.Merge5 {
    /// Joins the values of one more publisher, in one step with this merge.
    public func merge<F: Publisher>(
        with other: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where F.Output == Output, F.Failure == Failure {
        Publishers.Merge6(a, b, c, d, e, other)
    }
}

extension Publishers.Merge6 {
    /// Joins the values of one more publisher, in one step with this merge.
    public func merge<G: Publisher>(
        with other: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where G.Output == Output, G.Failure == Failure {
        Publishers.Merge7(a, b, c, d, e, f, other)
    }
}

extension Publishers.Merge7 {
    /// Joins the values of one more publisher, in one step with this merge.
    public func merge<H: Publisher>(
        with other: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where H.Output == Output, H.Failure == Failure {
        Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
}
