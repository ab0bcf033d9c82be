// Status: partial (custom styles and Foundation's Progress are missing)
// GTK: GtkSpinner, GtkProgressBar
import Foundation
import LayoutCore

/// Shows that work goes on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressLook) private var look

    public var body: some View {
        VStack(spacing: 6) {
            if let label, !isCircular { label }
            ProgressIndicator(fraction: fraction, isCircular: isCircular, tint: look.tint)
            if let currentValueLabel { currentValueLabel.font(.caption) }
            if let label, isCircular { label }
        }
    }

    private var isCircular: Bool { look.isCircular ?? (fraction == nil) }
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
            fraction: value.map { Double($0 / total) }, label: nil, currentValueLabel: nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: nil)
    }
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(
            fraction: value.map { Double($0 / total) }, label: Text(titleKey),
            currentValueLabel: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(
            fraction: value.map { Double($0 / total) }, label: Text(title),
            currentValueLabel: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: value.map { Double($0 / total) }, label: label(),
            currentValueLabel: currentValueLabel())
    }
}

struct ProgressIndicator {
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
            fraction: fraction.map { min(max($0, 0), 1) }, isCircular: isCircular, tint: color)
    }
}

/// The box of a control that the backend measures.
@MainActor
class ControlBox: LayoutNode {
    private unowned let backend: any Backend
    private var kind: RenderContent?

    init(backend: any Backend) {
        self.backend = backend
        super.init()
    }

    final var control: RenderContent? {
        didSet {
            guard let control, control != oldValue else { return }
            show(control)
            setNeedsLayout()
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        control.map { backend.size(of: $0, proposal: proposal) } ?? .zero
    }
}

/// How progress is shown.
public protocol ProgressViewStyle: Sendable {}
protocol KnownProgressStyle: ProgressViewStyle { var look: ProgressLook { get } }

struct ProgressLook: Equatable, Sendable {
    var isCircular: Bool?
    var tint: Color?
}

public struct DefaultProgressViewStyle: ProgressViewStyle, KnownProgressStyle {
    public init() {}
    var look: ProgressLook { ProgressLook() }
}
public struct CircularProgressViewStyle: ProgressViewStyle, KnownProgressStyle {
    let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    var look: ProgressLook { ProgressLook(isCircular: true, tint: tint) }
}
public struct LinearProgressViewStyle: ProgressViewStyle, KnownProgressStyle {
    let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
    var look: ProgressLook { ProgressLook(isCircular: false, tint: tint) }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static let defaultValue = ProgressLook() }
    var progressLook: ProgressLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Chooses how progress below is shown.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressLook, (style as? any KnownProgressStyle)?.look ?? ProgressLook())
    }
}
