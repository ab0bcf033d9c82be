/// What a widget that the runtime does not draw itself shows, and by which it reports back.
///
/// ```
/// MKMapView, WKWebView … ── ForeignModel ── display: the backend's widget
///                                ▲
///                     ForeignContent of a render node
/// ```
@MainActor
package class ForeignModel {
    /// The name by which backends know the widget for it.
    package nonisolated let kind: String
    /// The backend's object; kept with the model, so that a page outlives its place on screen.
    package final var display: AnyObject? {
        didSet { displayDidChange() }
    }

    package init(kind: String) { self.kind = kind }

    /// A backend took the model up, or let it go.
    package func displayDidChange() {}
    /// What is shown, in a few words; for printed trees.
    package var summary: String { "" }
}

/// A reference to what a widget made outside the runtime shows (maps, web pages).
package struct ForeignContent: Hashable, Sendable {
    package let model: ForeignModel
    package init(_ model: ForeignModel) { self.model = model }

    package var kind: String { model.kind }

    package static func == (a: ForeignContent, b: ForeignContent) -> Bool { a.model === b.model }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}
