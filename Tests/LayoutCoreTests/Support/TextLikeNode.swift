import Foundation
import LayoutCore

/// A leaf that behaves as text does: equal characters that wrap anywhere and are cut off at the
/// proposed height, but never shorter than one line nor narrower than one character.
final class TextLikeNode: LayoutNode {
    let characters: Int
    let em: CGFloat
    let lineHeight: CGFloat
    let ascent: CGFloat

    init(characters: Int, em: CGFloat, lineHeight: CGFloat, ascent: CGFloat) {
        self.characters = characters
        self.em = em
        self.lineHeight = lineHeight
        self.ascent = ascent
        super.init()
    }

    override var spacingPreference: SpacingPreference { .text }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let perLine = count(proposal.width, unit: em, limit: characters)
        let needed = (characters + perLine - 1) / perLine
        let lines = count(proposal.height, unit: lineHeight, limit: needed)
        return CGSize(
            width: CGFloat(min(characters, perLine)) * em, height: CGFloat(lines) * lineHeight)
    }

    private func count(_ room: CGFloat?, unit: CGFloat, limit: Int) -> Int {
        guard let room, room < CGFloat(limit) * unit else { return limit }
        return max(1, Int(room / unit))
    }

    override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return ascent }
        if key == VerticalAlignment.lastTextBaseline.key {
            return size.height - lineHeight + ascent
        }
        return nil
    }
}
