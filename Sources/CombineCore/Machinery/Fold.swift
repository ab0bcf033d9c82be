/// What a many-to-one operator makes of one value.
enum FoldStep<Result, Failure: Error> {
    case more
    /// The result is known; upstream is not needed any more.
    case done(Result)
    case fail(Failure)
}

extension FoldStep where Failure == any Error {
    /// Turns what `body` throws into a failure.
    static func trying(_ body: () throws -> FoldStep) -> FoldStep {
        do { return try body() } catch { return .fail(error) }
    }
}

extension Publisher {
    /// Attaches a subscriber of one result, which asks upstream for everything.
    ///
    /// - Parameters:
    ///   - result: Makes the result when upstream finishes; `nil` for none.
    ///   - each: Takes in a value.
    func fold<Result, NewFailure: Error>(
        into subscriber: any Subscriber<Result, NewFailure>, _ description: String,
        mapFailure: @escaping (Failure) -> NewFailure,
        result: @escaping () -> Result?,
        each: @escaping (Output) -> FoldStep<Result, NewFailure>
    ) {
        let outlet = Outlet(subscriber, description)
        let inlet = Inlet<Output, Failure>(
            demand: .unlimited,
            onValue: { value in
                switch each(value) {
                case .more: break
                case .done(let result):
                    outlet.offer(result)
                    outlet.finish(.finished)
                case .fail(let error): outlet.finish(.failure(error))
                }
                return .none
            },
            onCompletion: { completion in
                switch completion {
                case .finished:
                    if let result = result() { outlet.offer(result) }
                    outlet.finish(.finished)
                case .failure(let error): outlet.finish(.failure(mapFailure(error)))
                }
            })
        outlet.connect(teardown: { inlet.cancel() })
        outlet.start()
        subscribe(inlet)
    }

    /// Attaches a subscriber of one result that fails as upstream does.
    func fold<Result>(
        into subscriber: any Subscriber<Result, Failure>, _ description: String,
        result: @escaping () -> Result?,
        each: @escaping (Output) -> FoldStep<Result, Failure>
    ) {
        fold(
            into: subscriber, description, mapFailure: { $0 }, result: result, each: each)
    }
}
