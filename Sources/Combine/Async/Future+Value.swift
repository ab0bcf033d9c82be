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

    private func firstResult() async -> Result<Output, Failure> {
        switch await ValuePull(self).next() {
        case .success(let value?): return .success(value)
        case .success(nil):
            // A future ends without a value only if its task was cancelled.
            preconditionFailure("Future finished without a value.")
        case .failure(let error): return .failure(error)
        }
    }
}
