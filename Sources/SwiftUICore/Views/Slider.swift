// Status: complete
// GTK: GtkScale

/// A control that chooses a value along a line.
public struct Slider<Label: View, ValueLabel: View>: View {
    let line: SliderLine
    let label: Label
    let minimum: ValueLabel?
    let maximum: ValueLabel?

    public var body: some View {
        HStack {
            minimum
            SliderControl(line: line, name: plainTitle(of: label))
            maximum
        }
        .modifier(ControlRowModifier())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Makes a slider of a value in a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: nil, onEditingChanged),
            label: EmptyView(), minimum: nil,
            maximum: nil)
    }
    /// Makes a slider of a value in a range, in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: Double(step), onEditingChanged),
            label: EmptyView(), minimum: nil,
            maximum: nil)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes a slider of a value in a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: nil, onEditingChanged),
            label: label(), minimum: nil,
            maximum: nil)
    }
    /// Makes a slider of a value in a range, in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: Double(step), onEditingChanged),
            label: label(), minimum: nil,
            maximum: nil)
    }
}

extension Slider {
    /// Makes a slider of a value in a range, with views at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: nil, onEditingChanged),
            label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
    /// Makes a slider of a value in a range, in steps, with views at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: Double(step), onEditingChanged),
            label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
    /// Makes a slider of a value in a range, with views at its ends, in the manner of older apps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: nil, onEditingChanged),
            label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
    /// Makes a slider of a value in a range, in steps, with views at its ends, in the manner of older apps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            line: SliderLine(value, bounds, step: Double(step), onEditingChanged),
            label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

/// The value of a slider and where it may go.
struct SliderLine {
    var value: Binding<Double>
    var bounds: ClosedRange<Double>
    var step: Double?
    var onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = Binding(
            get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step
        self.onEditingChanged = onEditingChanged
    }

    /// The nearest value that the line allows.
    func allowed(_ new: Double) -> Double {
        let inside = min(max(new, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0 else { return inside }
        let steps = ((inside - bounds.lowerBound) / step).rounded()
        return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }

    func set(_ new: Double) {
        let allowed = allowed(new)
        guard allowed != value.wrappedValue else { return }
        value.wrappedValue = allowed
    }
}

/// The line and its knob alone.
struct SliderControl {
    var line: SliderLine
    var name: String?
}

extension SliderControl: View {}

extension SliderControl: PrimitiveView, ValueControl {
    func makeNode(parent: ViewNode) -> TypedNode<SliderControl> {
        ValueControlNode(self, parent: parent)
    }
    func control(in environment: EnvironmentValues) -> RenderContent {
        .slider(
            value: line.value.wrappedValue, lower: line.bounds.lowerBound,
            upper: line.bounds.upperBound, step: line.step)
    }
    var accessibilityName: String? { name }
    func connect(
        _ handlers: inout RenderHandlers, current: @escaping @MainActor () -> SliderControl
    ) {
        handlers.valueChanged = { current().line.set($0) }
        handlers.editingChanged = { current().line.onEditingChanged($0) }
    }
}
