// Status: complete
// GTK: a pair of GtkButtons, GtkScale
import Foundation
import LayoutCore

/// A control that counts up and down.
public struct Stepper<Label: View>: View {
    let label: Label
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    public var body: some View {
        HStack {
            if !areLabelsHidden {
                label
                Spacer()
            }
            StepperButtons(
                onIncrement: onIncrement, onDecrement: onDecrement,
                name: (label as? Text)?.plainString)
        }
    }
}

extension Stepper {
    /// Makes a stepper of a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let now = value.wrappedValue
        let up = now.advanced(by: step)
        let down = now.advanced(by: -step)
        self.init(
            label: label,
            onIncrement: up <= bounds.upperBound ? { value.wrappedValue = up } : nil,
            onDecrement: down >= bounds.lowerBound ? { value.wrappedValue = down } : nil)
    }

    /// Makes a stepper of a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
    ) {
        self.init(value: value, step: step) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}

struct StepperButtons {
    var onIncrement: (() -> Void)?
    var onDecrement: (() -> Void)?
    var name: String?
}

extension StepperButtons: View {}

extension StepperButtons: PrimitiveView, ValueControl {
    func makeNode(parent: ViewNode) -> TypedNode<StepperButtons> {
        ValueControlNode(self, parent: parent)
    }
    func control(in environment: EnvironmentValues) -> RenderContent {
        .stepper(canDecrement: onDecrement != nil, canIncrement: onIncrement != nil)
    }
    var accessibilityName: String? { name }
    func connect(
        _ handlers: inout RenderHandlers, current: @escaping @MainActor () -> StepperButtons
    ) {
        handlers.stepped = { direction in
            if direction > 0 { current().onIncrement?() } else { current().onDecrement?() }
        }
    }
}

/// A control that chooses a value along a line.
public struct Slider<Label: View>: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    public var body: some View {
        SliderLine(
            value: value, bounds: bounds, step: step, name: (label as? Text)?.plainString)
    }
}

extension Slider where Label == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: Binding(
                get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
            label: EmptyView())
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: Binding(
                get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step),
            label: EmptyView())
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: Binding(
                get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
            label: label())
    }
}

struct SliderLine {
    var value: Binding<Double>
    var bounds: ClosedRange<Double>
    var step: Double?
    var name: String?
}

extension SliderLine: View {}

extension SliderLine: PrimitiveView, ValueControl {
    func makeNode(parent: ViewNode) -> TypedNode<SliderLine> {
        ValueControlNode(self, parent: parent)
    }
    func control(in environment: EnvironmentValues) -> RenderContent {
        .slider(
            value: value.wrappedValue, lower: bounds.lowerBound, upper: bounds.upperBound,
            step: step)
    }
    var accessibilityName: String? { name }
    func connect(
        _ handlers: inout RenderHandlers, current: @escaping @MainActor () -> SliderLine
    ) {
        handlers.valueChanged = { current().value.wrappedValue = $0 }
    }
}
