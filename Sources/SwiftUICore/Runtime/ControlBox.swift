import Foundation
import LayoutCore

/// The box of a control that the backend measures.
@MainActor
class ControlBox: LayoutNode {
    private unowned let backend: any Backend

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
