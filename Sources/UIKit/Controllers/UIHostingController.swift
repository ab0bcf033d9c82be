// Status: complete
// GTK: the SwiftUI views themselves
import CombineCore
import LayoutCore
import SwiftUICore

/// A view controller that shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let slot: HostedView<Content>

    /// The SwiftUI view; replacing it updates what is shown.
    open var rootView: Content {
        get { slot.rootView }
        set {
            slot.rootView = newValue
            slot.objectWillChange.send()
        }
    }

    /// Makes a controller that shows a view.
    public init(rootView: Content) {
        slot = HostedView(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller that shows a view; nothing else is read from the archive.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        slot = HostedView(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    /// Always nil: there are no archives of SwiftUI views.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = HostingView(content) }

    /// The size in points that the view takes when offered a size.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        guard let backend = RunningWindows.backend else { return size }
        let root = ViewRoot(backend: backend)
        root.mount(rootView)
        defer { root.close() }
        return root.measure(ProposedViewSize(size))
    }
}

extension UIHostingController: HostingContent {
    var content: AnyView { AnyView(HostedContent(slot: slot)) }
}

/// Holds what a hosting controller shows.
@MainActor
private final class HostedView<Content: View>: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    var rootView: Content
    init(_ rootView: Content) { self.rootView = rootView }
}

private struct HostedContent<Content: View>: View {
    @ObservedObject var slot: HostedView<Content>
    var body: some View { slot.rootView }
}

/// A UIKit view that shows SwiftUI views, for where a controller's view is laid in another.
@MainActor
private final class HostingView: UIView {
    private let content: AnyView

    init(_ content: AnyView) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func makeContent() -> AnyView? { content }
    override var isSizedByContent: Bool { true }
}
