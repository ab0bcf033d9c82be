// Status: partial (Foundation's Progress and timer intervals are missing)
// GTK: GtkSpinner, GtkProgressBar
import Foundation
import LayoutCore

/// Shows that work goes on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressStyle) private var style

    public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: label.map { .init(wrapped: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(wrapped: AnyView($0)) })
        if let style {
            style.makeView(configuration, key: \.progressStyle)
        } else {
            DefaultProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Makes a view of what a style was given.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(
            fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(
            fraction: Self.fraction(value, of: total), label: Text(titleKey),
            currentValueLabel: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(
            fraction: Self.fraction(value, of: total), label: Text(title),
            currentValueLabel: nil)
    }
}

extension ProgressView {
    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }

    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

/// The spinner or bar alone.
struct ProgressIndicator: Equatable {
    var fraction: Double?
    var isCircular: Bool
    var tint: Color?
}

extension ProgressIndicator: View {}

extension ProgressIndicator: LeafView, PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<ProgressIndicator> {
        LeafViewNode(self, parent: parent, box: ControlBox(backend: parent.root.backend))
    }
    func show(in box: LayoutNode, environment: EnvironmentValues) {
        let color = (tint ?? environment.tint)?.resolved(in: environment)
        (box as? ControlBox)?.control = .progress(
            fraction: fraction, isCircular: isCircular, tint: color)
    }
}
