// Status: partial (texts and addresses)
// GTK: what is dropped on a row, or pasted into a list
import Foundation
import UniformTypeIdentifiers

/// Hands out something that was dropped or pasted, in the forms that it has.
///
/// Foundation on Linux has no such class.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let text: String
    private let url: URL?

    /// Hands out a text, and an address where the text is one.
    public init(object: String) {
        text = object
        let address = URL(string: object.trimmingCharacters(in: .whitespacesAndNewlines))
        url = address.flatMap { $0.scheme == nil ? nil : $0 }
        super.init()
    }
    /// Hands out an address.
    public init(object: URL) {
        text = object.absoluteString
        url = object
        super.init()
    }
    /// Hands out the address of a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init(object: fileURL)
    }

    /// The most telling first.
    open var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

    private var types: [UTType] {
        guard let url else { return [.utf8PlainText] }
        return (url.isFileURL ? [.fileURL] : []) + [.url, .utf8PlainText]
    }

    /// Whether there is a form of a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        types.contains { $0.conforms(to: UTType(importedAs: typeIdentifier)) }
    }

    /// Whether the item can be had as values of a type: texts and addresses.
    open func canLoadObject<T>(ofClass type: T.Type) -> Bool {
        type == String.self || (type == URL.self && url != nil)
    }

    /// Gives the item as a text or an address; called on another thread in time.
    ///
    /// - Returns: How far that has come.
    @discardableResult
    open func loadObject<T>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let value = type == URL.self ? url as? T : text as? T
        nonisolated(unsafe) let answer = value
        DispatchQueue.global().async {
            completionHandler(answer, answer == nil ? CocoaError(.featureUnsupported) : nil)
        }
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    /// The form of the item that is of one of some types.
    func matches(_ wanted: [UTType]) -> Bool {
        types.contains { type in wanted.contains { type.conforms(to: $0) } }
    }
}
