// Status: partial (styles other than the switch are accepted without effect)
// GTK: GtkSwitch
import Foundation
import LayoutCore

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        HStack {
            if !areLabelsHidden {
                label
                Spacer()
            }
            ToggleSwitch(isOn: isOn, name: (label as? Text)?.plainString)
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }
}

struct ToggleSwitch {
    var isOn: Binding<Bool>
    var name: String?
}

extension ToggleSwitch: View {}

extension ToggleSwitch: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<ToggleSwitch> {
        ValueControlNode(self, parent: parent)
    }
}

extension ToggleSwitch: ValueControl {
    func control(in environment: EnvironmentValues) -> RenderContent {
        .toggle(isOn: isOn.wrappedValue)
    }
    var accessibilityName: String? { name }
    func connect(_ handlers: inout RenderHandlers, current: @escaping @MainActor () -> ToggleSwitch)
    {
        handlers.toggled = { current().isOn.wrappedValue = $0 }
    }
}

/// A control that shows a bound value and writes it back.
@MainActor
protocol ValueControl: View where Body == Never {
    /// What to show; what this reads is tracked.
    func control(in environment: EnvironmentValues) -> RenderContent
    var accessibilityName: String? { get }
    /// Sets the handlers; `current` gives the view's latest value.
    func connect(_ handlers: inout RenderHandlers, current: @escaping @MainActor () -> Self)
}

/// The node of a control that shows a bound value.
@MainActor
final class ValueControlNode<V: ValueControl>: TypedNode<V> {
    private let box: ControlBox

    override init(_ view: V, parent: ViewNode) {
        box = ControlBox(backend: parent.root.backend)
        super.init(view, parent: parent)
        sync()
        var handlers = RenderHandlers()
        view.connect(&handlers) { [weak self, view] in self?.view ?? view }
        let write = handlers
        box.renderNode?.handlers = write
    }

    override var isLayoutLeaf: Bool { true }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }
    override func viewDidChange(from old: V) { sync() }
    override func environmentDidChange(from old: EnvironmentValues) { sync() }

    override func evaluate() {
        isDirty = false
        sync()
    }

    private func sync() {
        box.control = trackingReads(of: self, countsAsBody: false) {
            view.control(in: environment)
        }
        var state = AccessibilityState()
        state.label = view.accessibilityName
        box.setAccessibility(state)
        box.setEnabled(environment.isEnabled)
    }
}

extension EnvironmentValues {
    private enum HiddenKey: EnvironmentKey { static let defaultValue = false }
    var areLabelsHidden: Bool {
        get { self[HiddenKey.self] }
        set { self[HiddenKey.self] = newValue }
    }
}

/// How toggles look.
public protocol ToggleStyle {}
public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public init(tint: Color) {}
}
public struct DefaultToggleStyle: ToggleStyle { public init() {} }
public struct ButtonToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}

extension View {
    /// Hides the labels of controls below.
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
    /// Accepted; toggles are switches.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}
