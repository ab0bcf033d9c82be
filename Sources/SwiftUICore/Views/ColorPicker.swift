// Status: complete
// GTK: GtkColorButton
import Foundation

/// A control that chooses a colour.
public struct ColorPicker<Label: View>: View {
    let label: Label
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    public var body: some View {
        HStack {
            if !areLabelsHidden {
                label
                Spacer()
            }
            ColorWell(
                selection: selection, supportsOpacity: supportsOpacity,
                name: plainTitle(of: label))
        }
        .modifier(ControlRowModifier())
    }
}

extension ColorPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The button alone.
struct ColorWell {
    var selection: Binding<Color>
    var supportsOpacity: Bool
    var name: String?
}

extension ColorWell: View {}

extension ColorWell: PrimitiveView, ValueControl {
    func makeNode(parent: ViewNode) -> TypedNode<ColorWell> {
        ValueControlNode(self, parent: parent)
    }
    func control(in environment: EnvironmentValues) -> RenderContent {
        .colorWell(
            selection.wrappedValue.resolved(in: environment), supportsOpacity: supportsOpacity)
    }
    var accessibilityName: String? { name }
    func connect(
        _ handlers: inout RenderHandlers, current: @escaping @MainActor () -> ColorWell
    ) {
        handlers.colorChosen = {
            current().selection.wrappedValue = Color(
                red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity)
        }
    }
}
