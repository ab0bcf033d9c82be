import SwiftUICore

/// Shaped texts by what they say and how they look.
///
/// Two generations: when the young one is full it becomes the old one, and what nobody asked for
/// since goes. Nodes on screen hold their own layouts, whatever happens here.
@MainActor
final class TextLayouts {
    let fonts: FontContext
    private var young: [ResolvedText: TextLayout] = [:]
    private var old: [ResolvedText: TextLayout] = [:]
    private let capacity: Int

    init(fonts: FontContext, capacity: Int = 500) {
        self.fonts = fonts
        self.capacity = capacity
    }

    func layout(of text: ResolvedText) -> TextLayout {
        if let layout = young[text] { return layout }
        let layout = old[text] ?? TextLayout(text, fonts: fonts)
        if young.count >= capacity {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[text] = layout
        return layout
    }

    /// Forgets all; for when the desktop's font changed.
    func removeAll() {
        young.removeAll()
        old.removeAll()
    }
}
