// Status: complete
// GTK: a pair of GtkButtons

import Foundation

/// A control that counts up and down.
public struct Stepper<Label: View>: View {
    let label: Label
    let steps: StepperSteps
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    public var body: some View {
        HStack {
            if !areLabelsHidden {
                label
                Spacer()
            }
            StepperButtons(steps: steps, name: plainTitle(of: label))
        }
        .modifier(ControlRowModifier())
    }
}

extension Stepper {
    /// Makes a stepper of two actions; one that is nil cannot be taken.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(),
            steps: StepperSteps(
                canStep: { ($0 > 0 ? onIncrement : onDecrement) != nil },
                step: { $0 > 0 ? onIncrement?() : onDecrement?() },
                onEditingChanged: onEditingChanged))
    }

    /// Makes a stepper of a value in a range; a step that leads out of it cannot be taken.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func next(_ direction: Int) -> V {
            value.wrappedValue.advanced(by: direction > 0 ? step : -step)
        }
        self.init(
            label: label(),
            steps: StepperSteps(
                canStep: { bounds.contains(next($0)) }, step: { value.wrappedValue = next($0) },
                onEditingChanged: onEditingChanged))
    }

    /// Makes a stepper of a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(),
            steps: StepperSteps(
                canStep: { _ in true },
                step: {
                    value.wrappedValue = value.wrappedValue.advanced(by: $0 > 0 ? step : -step)
                },
                onEditingChanged: onEditingChanged))
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper of two actions; one that is nil cannot be taken.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of two actions; one that is nil cannot be taken.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of a value in a range.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of a value in a range.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// A label with the value behind it.
public struct FormattedStepperLabel<Label: View>: View {
    let label: Label
    let value: String
    public var body: some View {
        HStack {
            label
            Spacer()
            Text(verbatim: value).foregroundStyle(.secondary)
        }
    }
}

extension Stepper {
    /// Makes a stepper of a value that shows it through a format.
    public init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> L, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String,
        Label == FormattedStepperLabel<L>
    {
        let shown = FormattedStepperLabel(
            label: label(), value: format.format(value.wrappedValue))
        self.init(
            value: value, step: step, label: { shown }, onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of a value in a range that shows it through a format.
    public init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> L,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String,
        Label == FormattedStepperLabel<L>
    {
        let shown = FormattedStepperLabel(
            label: label(), value: format.format(value.wrappedValue))
        self.init(
            value: value, in: bounds, step: step, label: { shown },
            onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of a value that shows it through a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String,
        Label == FormattedStepperLabel<Text>
    {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }
    /// Makes a stepper of a value in a range that shows it through a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where
        F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String,
        Label == FormattedStepperLabel<Text>
    {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }
}

/// What the two buttons do; directions are +1 and −1.
struct StepperSteps {
    var canStep: (Int) -> Bool
    var step: (Int) -> Void
    var onEditingChanged: (Bool) -> Void

    // A press is an editing of its own: the desktop's buttons do not say when one holds them.
    func take(_ direction: Int) {
        guard canStep(direction) else { return }
        onEditingChanged(true)
        step(direction)
        onEditingChanged(false)
    }
}

/// The two buttons alone.
struct StepperButtons {
    var steps: StepperSteps
    var name: String?
}

extension StepperButtons: View {}

extension StepperButtons: PrimitiveView, ValueControl {
    func makeNode(parent: ViewNode) -> TypedNode<StepperButtons> {
        ValueControlNode(self, parent: parent)
    }
    func control(in environment: EnvironmentValues) -> RenderContent {
        .stepper(canDecrement: steps.canStep(-1), canIncrement: steps.canStep(1))
    }
    var accessibilityName: String? { name }
    func connect(
        _ handlers: inout RenderHandlers, current: @escaping @MainActor () -> StepperButtons
    ) {
        handlers.stepped = { current().steps.take($0) }
    }
}
