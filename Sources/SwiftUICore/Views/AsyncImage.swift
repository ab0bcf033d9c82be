// Status: complete
// GTK: libsoup loads, GdkPixbuf decodes
import Foundation
import LayoutCore

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing was loaded yet, or there is no address.
    case empty
    /// The picture is there.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The reason, if it could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address while the view is on screen.
///
/// Addresses of https and files are loaded; of http only those of this machine, unless the app's
/// Info.plist allows others. Pictures are kept in memory and, as far as the server allows, on disk.
public struct AsyncImage<Content: View>: View {
    public typealias Body = Never

    let url: URL?
    /// Pixels per point.
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content

    /// Loads a picture and makes views of each phase, with a transaction when it changes.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Loads a picture and shows it in its own size; a grey area stands for it until then.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .placeholder }
    }

    /// Loads a picture and changes it; the placeholder stands for it until then.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

extension AsyncImage: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<AsyncImage<Content>> {
        AsyncImageNode(self, parent: parent)
    }
}

extension AsyncImage: MultipleItems {
    static var contributesOneItem: Bool { SwiftUICore.contributesOneItem(Content.self) }
}

@MainActor
private final class AsyncImageNode<Content: View>: TypedNode<AsyncImage<Content>> {
    private var phase = AsyncImagePhase.empty
    private var task: Task<Void, Never>?

    override init(_ view: AsyncImage<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        takeLoaded()
        children = [makeNode(content(), parent: self)]
        if isVisible { start() }
    }

    private func content() -> Content {
        trackingReads(of: self, countsAsBody: false) { view.content(phase) }
    }

    override func evaluate() {
        isDirty = false
        updateNode(children[0], with: content())
    }

    override func viewDidChange(from old: AsyncImage<Content>) {
        if old.url != view.url || old.scale != view.scale {
            stop()
            phase = .empty
            takeLoaded()
            if isVisible { start() }
        }
        evaluate()
    }

    override func visibilityDidChange() {
        if isVisible { start() } else { stop() }
    }

    override func willDestroy() { stop() }

    // MARK: Loading

    private func image(_ bitmap: Bitmap) -> Image { Image(bitmap: bitmap, scale: view.scale) }

    // A row that comes back shows its picture in its first frame.
    private func takeLoaded() {
        guard let url = view.url, let known = root.backend.loadedImage(at: url) else { return }
        phase = .success(image(known))
    }

    private func start() {
        guard task == nil, phase.image == nil, let url = view.url else { return }
        let backend = root.backend
        task = Task { [weak self] in
            let result: Result<Bitmap, any Error>
            do {
                result = .success(try await backend.loadImage(at: url))
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.finish(result)
        }
    }

    private func stop() {
        task?.cancel()
        task = nil
    }

    private func finish(_ result: Result<Bitmap, any Error>) {
        task = nil
        switch result {
        case .success(let bitmap): phase = .success(image(bitmap))
        case .failure(let error): phase = .failure(error)
        }
        withTransaction(view.transaction) { invalidate() }
    }
}
