// Status: partial (marked values do not show)
// GTK: drawn
import Foundation

/// What a gauge style is given.
public struct GaugeStyleConfiguration {
    /// What the gauge measures.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// What the gauge's value reads.
    public struct CurrentValueLabel: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// What the lower end of the range reads.
    public struct MinimumValueLabel: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// What the upper end of the range reads.
    public struct MaximumValueLabel: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// The value as a share of the range, 0 … 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration
}

/// The style of the surroundings: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}
/// A bar that fills, below the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}
/// A line with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel.font(.caption)
            MarkedLine(value: configuration.value)
            configuration.maximumValueLabel.font(.caption)
        }
    }
}
/// A bar that fills between its label and its value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            HStack(spacing: 6) {
                configuration.minimumValueLabel.font(.caption)
                ProgressView(value: configuration.value).accessibilityHidden(true)
                configuration.maximumValueLabel.font(.caption)
            }
            configuration.currentValueLabel.font(.caption)
        }
    }
}
/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration)
    }
}
/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FilledRingGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension View {
    /// Chooses how gauges below look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        styled(by: style, key: \.gaugeStyle) { $0.makeBody(configuration: $1) }
    }
}

// MARK: Looks

private struct BarGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel.foregroundStyle(.secondary)
            }
            HStack(spacing: 6) {
                configuration.minimumValueLabel.font(.caption)
                ProgressView(value: configuration.value).accessibilityHidden(true)
                configuration.maximumValueLabel.font(.caption)
            }
        }
    }
}

/// A line of the tint with a ring at a share of its length.
private struct MarkedLine: View {
    let value: Double
    private static let thickness = 6.0
    private static let mark = 12.0

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.tint).frame(height: Self.thickness)
                Circle().fill(.background).frame(width: Self.mark, height: Self.mark)
                    .overlay { Circle().strokeBorder(.tint, lineWidth: 3) }
                    .offset(x: (proxy.size.width - Self.mark) * value)
            }
            .frame(height: Self.mark)
        }
        .frame(height: Self.mark)
    }
}

/// Three quarters of a ring, open below, with a mark; its words in the middle and in the gap.
private struct RingGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        ZStack {
            GaugeRing(share: 0.75).stroke(.tint.opacity(0.4), style: GaugeRing.line)
            GaugeRing(share: 0.75 * configuration.value).stroke(.tint, style: GaugeRing.line)
            configuration.currentValueLabel.font(.headline)
            VStack {
                Spacer()
                if configuration.minimumValueLabel != nil {
                    HStack(spacing: 8) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                } else {
                    configuration.label
                }
            }
            .font(.caption2)
        }
        .frame(width: GaugeRing.length, height: GaugeRing.length)
    }
}

/// A whole ring, filled clockwise from the top.
private struct FilledRingGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        ZStack {
            Circle().inset(by: GaugeRing.width / 2)
                .stroke(.tint.opacity(0.25), lineWidth: GaugeRing.width)
            GaugeRing(share: configuration.value, start: -90).stroke(.tint, style: GaugeRing.line)
            if let current = configuration.currentValueLabel {
                current.font(.headline)
            } else {
                configuration.label.font(.headline)
            }
        }
        .frame(width: GaugeRing.length, height: GaugeRing.length)
    }
}

/// A part of a ring, clockwise from an angle in degrees; 0 is at the right, 90 at the bottom.
private struct GaugeRing: Shape {
    static let length = 58.0
    static let width = 6.0
    static var line: StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round) }
    var share: Double
    var start = 135.0

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY),
                radius: (min(rect.width, rect.height) - Self.width) / 2,
                startAngle: .degrees(start), endAngle: .degrees(start + 360 * share),
                clockwise: false)
        }
    }
}

// MARK: The style in force

/// A gauge in the style of its surroundings.
struct GaugeInStyle: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeStyle) private var style

    var body: some View {
        if let style {
            style.makeView(configuration, key: \.gaugeStyle)
        } else {
            BarGauge(configuration: configuration)
        }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<GaugeStyleConfiguration>? { nil }
    }
    var gaugeStyle: ErasedStyle<GaugeStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
