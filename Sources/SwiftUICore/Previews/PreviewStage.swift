import Foundation
import LayoutCore

/// The previews of a provider, mounted in a root of their own.
///
/// A tool or a test shows the root in a window of `size` and takes a picture of it.
@MainActor
package final class PreviewStage {
    package let root: ViewRoot

    /// Mounts the previews one below the other, as they are written.
    package init<P: PreviewProvider>(_ provider: P.Type, backend: any Backend) {
        root = ViewRoot(backend: backend)
        root.mount(PreviewColumn(content: P.previews))
    }

    /// What the previews ask for, in order; those that ask for nothing are left out.
    package var traits: [PreviewTraits] {
        root.preferenceValue(PreviewTraitsKey.self)
    }

    /// The size of the window, in points: what the first preview asks for, else a phone's.
    package var size: CGSize {
        guard case .fixed(let width, let height)? = traits.first?.layout else {
            let isWide = [.landscapeLeft, .landscapeRight].contains(traits.first?.orientation)
            return isWide ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
        }
        return CGSize(width: width, height: height)
    }
}

private struct PreviewColumn<Content: View>: View {
    let content: Content
    var body: some View { VStack { content } }
}
