import CAdwaita
import SwiftUICore

/// A widget for foreign content, which keeps it for as long as the content lives.
@MainActor
protocol ForeignWidget: AnyObject {
    var widget: Widget { get }
}

extension GTKBackend {
    /// The widget of foreign content, made when it is first shown.
    func foreignWidget(for model: ForeignModel) -> Widget? {
        if let known = model.display as? any ForeignWidget { return known.widget }
        let made: (any ForeignWidget)? =
            switch model {
            case let map as MapModel: MapWidget.make(for: map)
            case let page as PageModel: PageWidget.make(for: page)
            default: nil
            }
        model.display = made
        return made?.widget
    }
}

/// A quiet sentence in the place of a widget whose library is not installed.
@MainActor
final class MissingWidget: ForeignWidget {
    let widget: Widget
    private let reference: GObjectRef

    init(_ sentence: String) {
        widget = gtk_label_new(sentence)
        reference = GObjectRef(sinking: widget.raw)
        gtk_label_set_wrap(widget.opaque, 1)
        gtk_label_set_justify(widget.opaque, GTK_JUSTIFY_CENTER)
        gtk_widget_add_css_class(widget, "dim-label")
    }
}
