extension DynamicTypeSize {
    /// What sizes of text styles are multiplied by.
    ///
    /// By the sizes of body text that Apple's Human Interface Guidelines list: 14 … 53 points,
    /// of which 17 is the default.
    package var scale: Double {
        let points: Double =
            switch self {
            case .xSmall: 14
            case .small: 15
            case .medium: 16
            case .large: 17
            case .xLarge: 19
            case .xxLarge: 21
            case .xxxLarge: 23
            case .accessibility1: 28
            case .accessibility2: 33
            case .accessibility3: 40
            case .accessibility4: 47
            case .accessibility5: 53
            }
        return points / 17
    }
}

struct TypeSizeRangeModifier: Equatable {
    var lower: DynamicTypeSize
    var upper: DynamicTypeSize
}

extension TypeSizeRangeModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, lower), upper)
    }
}

extension View {
    /// Keeps the size of text below within a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return modifier(
            TypeSizeRangeModifier(
                lower: allowed.first ?? .xSmall, upper: allowed.last ?? .accessibility5))
    }
}
