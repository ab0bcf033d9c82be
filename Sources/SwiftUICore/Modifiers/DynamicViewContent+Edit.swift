// Status: complete
// GTK: keys, the handle of a row, GtkDropTarget, GdkClipboard
import Foundation
import LayoutCore
public import UniformTypeIdentifiers

extension DynamicViewContent {
    /// Lets a person delete rows; nil takes that back.
    ///
    /// The action is given the offsets of the elements in the collection.
    public nonisolated func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: RowEditModifier(delete: action))
    }

    /// Lets a person move rows; nil takes that back.
    ///
    /// The action is given the offsets of the elements that move, and the offset before which they
    /// go, counted before the move.
    public nonisolated func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: RowEditModifier(move: action))
    }

    /// Lets a person drop things between rows, or paste them with Ctrl+V below the focused one.
    ///
    /// The action is given the offset in the collection where they go, and the things.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        ModifiedContent(
            content: self,
            modifier: RowEditModifier(insert: (types: supportedContentTypes, action: action)))
    }

    /// Lets a person drop things between rows, or paste them with Ctrl+V below the focused one.
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the content.
    public var data: Content.Data { content.data }
}

struct RowEditModifier {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insert: RowInsertion?
}

/// The kinds of things that can be put between rows, and what is done with them.
typealias RowInsertion = (types: [UTType], action: (Int, [NSItemProvider]) -> Void)

extension RowEditModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        RowEditNode(view, parent: parent)
    }
}

/// A node whose rows can be deleted or moved.
@MainActor
protocol RowEditor: ViewNode {
    var rowEdit: RowEditModifier { get }
}

@MainActor
private final class RowEditNode<C: View>: ModifierNode<C, RowEditModifier>, RowEditor {
    var rowEdit: RowEditModifier { modifier }

    override func modifierDidChange(from old: RowEditModifier) {
        guard
            (old.delete == nil) != (modifier.delete == nil)
                || (old.move == nil) != (modifier.move == nil)
        else { return }
        root.preferencesDidChange()
    }
}

/// A node with a row for each element of a collection.
@MainActor
protocol ElementOwner: ViewNode {
    var elementCount: Int { get }
    /// Where an element's row stands in the collection.
    func elementOffset(of row: ViewNode) -> Int?
}

/// What can be done to the element that a row shows.
@MainActor
struct RowEditing {
    let owner: any ElementOwner
    let row: ViewNode
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insert: RowInsertion?

    var offset: Int? { owner.elementOffset(of: row) }
}

extension ViewNode {
    /// What the collection around a row lets a person do to it.
    var rowEditing: RowEditing? {
        var node: ViewNode? = self
        while let current = node, !(current.parent is any ElementOwner) {
            if current.parent is any LazyContainer { return nil }
            node = current.parent
        }
        guard let row = node, let owner = row.parent as? any ElementOwner else { return nil }
        var editing = RowEditing(owner: owner, row: row)
        var above = owner.parent
        while let current = above, current.children.count == 1, !current.ownsLayoutNodes {
            if let edit = (current as? any RowEditor)?.rowEdit {
                editing.delete = editing.delete ?? edit.delete
                editing.move = editing.move ?? edit.move
                editing.insert = editing.insert ?? edit.insert
            }
            above = current.parent
        }
        return editing
    }
}
