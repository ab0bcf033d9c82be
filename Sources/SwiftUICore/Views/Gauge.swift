// Status: complete
// GTK: drawn

/// A value within a range.
public struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
    View
{
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel?
    let minimum: BoundsLabel?
    let maximum: BoundsLabel?

    public var body: some View {
        GaugeInStyle(configuration: configuration)
            .accessibilityElement(children: .combine)
            .accessibilityValue("\(Int((fraction * 100).rounded())) %")
    }

    private var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: fraction, label: .init(wrapped: AnyView(label)),
            currentValueLabel: current.map { .init(wrapped: AnyView($0)) },
            minimumValueLabel: minimum.map { .init(wrapped: AnyView($0)) },
            maximumValueLabel: maximum.map { .init(wrapped: AnyView($0)) })
    }

    private static func share<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>
    ) -> Double {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        guard length > 0 else { return 0 }
        return min(max(Double(value - bounds.lowerBound) / length, 0), 1)
    }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge of a value in a range.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: Self.share(value, in: bounds), label: label(), current: nil, minimum: nil,
            maximum: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge that tells its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.share(value, in: bounds), label: label(),
            current: currentValueLabel(), minimum: nil, maximum: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Makes a gauge that tells its value and its ends.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            fraction: Self.share(value, in: bounds), label: label(),
            current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}
