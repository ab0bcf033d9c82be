extension Future where Failure == Never {
    /// The value, once it is known.
    public var value: Output {
        get async {
            switch await firstResult() {
            case .success(let value): return value
            }
        }
    }
}

extension Future {
    /// The value, once it is known.
    ///
    /// - Throws: The failure.
    public var value: Output {
        get async throws {
            try await firstResult().get()
        }
    }

    // Goes on waiting when the task is cancelled: there is nothing else that could be returned.
    private func firstResult() async -> Result<Output, Failure> {
        await withCheckedContinuation { continuation in
            let sink = Subscribers.Sink<Output, Failure>(
                receiveCompletion: { completion in
                    guard case .failure(let error) = completion else { return }
                    continuation.resume(returning: Parcel(result: .failure(error)))
                },
                receiveValue: { continuation.resume(returning: Parcel(result: .success($0))) })
            subscribe(sink)
        }.result
    }

    /// Lets a result cross to the waiting task, which is the only one to have it.
    private struct Parcel: @unchecked Sendable {
        let result: Result<Output, Failure>
    }
}
