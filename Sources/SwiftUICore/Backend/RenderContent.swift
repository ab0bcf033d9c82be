import Foundation
import LayoutCore

/// The outline of a shape in the bounds of its render node.
package enum ShapeGeometry: Hashable, Sendable {
    case rectangle
    case roundedRectangle(width: Double, height: Double)
    case circle
    case ellipse
    case capsule
    /// A path in points, origin at the node's top left.
    case path(Path)
}

/// A filled or stroked outline.
package struct ShapeDrawing: Hashable, Sendable {
    package var geometry: ShapeGeometry
    /// Points by which the outline lies inside the node's bounds.
    package var inset: Double
    package var fill: Paint?
    package var stroke: Paint?
    package var strokeStyle: StrokeStyle

    package init(
        geometry: ShapeGeometry, inset: Double = 0, fill: Paint? = nil, stroke: Paint? = nil,
        strokeStyle: StrokeStyle = StrokeStyle()
    ) {
        self.geometry = geometry
        self.inset = inset
        self.fill = fill
        self.stroke = stroke
        self.strokeStyle = strokeStyle
    }
}

/// Where the pixels of an image come from.
package enum ImageSource: Hashable, Sendable {
    /// An SF Symbols name; the backend has the table to the icon theme.
    case symbol(String)
    case file(String)
    /// Encoded bytes (PNG, JPEG, …).
    case data(Data)
    /// The named image was not found; drawn as a neutral box.
    case missing(String)
}

/// An image ready to draw.
package struct ImageDrawing: Hashable, Sendable {
    package var source: ImageSource
    /// Stretched to the node's bounds when true, else drawn at its natural size, centred.
    package var isResizable: Bool
    /// Colour that replaces the pixels' own (symbols and templates); nil keeps them.
    package var tint: ResolvedColor?
    /// Height in points of a symbol that is not resizable.
    package var symbolSize: Double
    /// 100 … 900, for symbols.
    package var symbolWeight: Int

    package init(
        source: ImageSource, isResizable: Bool = false, tint: ResolvedColor? = nil,
        symbolSize: Double = 17, symbolWeight: Int = 400
    ) {
        self.source = source
        self.isResizable = isResizable
        self.tint = tint
        self.symbolSize = symbolSize
        self.symbolWeight = symbolWeight
    }
}

/// Something done to all that a node's children draw.
package enum RenderEffect: Hashable, Sendable {
    case opacity(Double)
    case clip(ShapeGeometry)
    /// Radius and offsets in points.
    case shadow(color: ResolvedColor, radius: Double, x: Double, y: Double)
    /// Scale and rotation (radians, clockwise) about a unit point of the node's bounds.
    case transform(scaleX: Double, scaleY: Double, rotation: Double, anchor: UnitPointValue)
    case blur(radius: Double)
    /// Its children take no pointer or keyboard input.
    case inert
}

/// How a button is dressed.
package enum ButtonLook: Hashable, Sendable {
    /// Draws its label only; pressed state dims it.
    case plain
    /// Like `plain`, its label already carries the tint.
    case borderless
    case bordered
    case borderedProminent
    /// A whole row of a list; highlighted on hover, press and focus.
    case row
    /// A flat button of a header bar.
    case bar
}

/// State of a text entry.
package struct TextFieldState: Hashable, Sendable {
    package enum Look: Hashable, Sendable { case plain, bordered, search }
    package enum Keyboard: Hashable, Sendable { case any, integer, decimal, email, url }
    package var text: String
    package var placeholder: String
    package var isSecure: Bool
    /// Whether Return starts a new line and the text wraps.
    package var isMultiline = false
    package var look: Look
    package var keyboard: Keyboard
    package var font: ResolvedFont
    package var color: ResolvedColor
    package var alignment: ResolvedText.Alignment
    /// Whether it should hold the keyboard focus; nil when the app doesn't say.
    package var isFocused: Bool?

    package init(
        text: String, placeholder: String, isSecure: Bool = false, look: Look = .plain,
        keyboard: Keyboard = .any, font: ResolvedFont, color: ResolvedColor,
        alignment: ResolvedText.Alignment = .leading, isFocused: Bool? = nil
    ) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.look = look
        self.keyboard = keyboard
        self.font = font
        self.color = color
        self.alignment = alignment
        self.isFocused = isFocused
    }
}

/// State of a choice among named options.
package struct PickerState: Hashable, Sendable {
    package enum Look: Hashable, Sendable { case menu, segmented }
    package var options: [String]
    /// Index into `options`; nil when the selection matches none.
    package var selection: Int?
    package var look: Look
    package init(options: [String], selection: Int?, look: Look) {
        self.options = options
        self.selection = selection
        self.look = look
    }
}

/// State of a scrolling region. Its only child is the content, framed at the content's size.
package struct ScrollState: Hashable, Sendable {
    package var axes: Axis.Set
    package var showsIndicators: Bool
    /// Points by which the content's top left lies above and left of the viewport's.
    package var offset: CGPoint
    package var contentSize: CGSize
    /// Whether pulling down past the top means refresh.
    package var isRefreshable: Bool
    package var isRefreshing: Bool
    /// Whether a person cannot scroll it.
    package var isDisabled = false
    /// Whether assistive technology should see a list, and how many rows it has in all.
    package var listRowCount: Int?

    package init(
        axes: Axis.Set, showsIndicators: Bool = true, offset: CGPoint = .zero,
        contentSize: CGSize = .zero, isRefreshable: Bool = false, isRefreshing: Bool = false,
        listRowCount: Int? = nil
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.offset = offset
        self.contentSize = contentSize
        self.isRefreshable = isRefreshable
        self.isRefreshing = isRefreshing
        self.listRowCount = listRowCount
    }
}

/// State of a header bar. Its children are the bar's items, each with a `barPlacement`.
package struct HeaderBarState: Hashable, Sendable {
    /// Text of the middle, empty when a large title is on screen instead.
    package var title: String
    package var showsBackButton: Bool
    /// The previous page's title, read out with the back button.
    package var backTitle: String
    /// Window buttons (close, …) at the start and end sides.
    package var showsStartWindowControls: Bool
    package var showsEndWindowControls: Bool
    package init(
        title: String, showsBackButton: Bool = false, backTitle: String = "",
        showsStartWindowControls: Bool = true, showsEndWindowControls: Bool = true
    ) {
        self.title = title
        self.showsBackButton = showsBackButton
        self.backTitle = backTitle
        self.showsStartWindowControls = showsStartWindowControls
        self.showsEndWindowControls = showsEndWindowControls
    }
}

/// What a render node is.
///
/// Drawn contents (`group`, `text`, `shape`, `image`, `effect`) may share one widget; the rest
/// are controls with a widget of their own.
package enum RenderContent: Hashable, Sendable {
    /// Draws nothing itself; holds children.
    case group
    case text(ResolvedText)
    case shape(ShapeDrawing)
    case image(ImageDrawing)
    case effect(RenderEffect)
    /// Reports clicks and taps anywhere in its bounds.
    case tapArea
    /// Its children are the label.
    case button(ButtonLook)
    case textField(TextFieldState)
    /// A switch.
    case toggle(isOn: Bool)
    /// nil: a spinner (circular) or a moving bar; else 0…1.
    case progress(fraction: Double?, isCircular: Bool, tint: ResolvedColor?)
    case picker(PickerState)
    case slider(value: Double, lower: Double, upper: Double, step: Double?)
    /// A − and + pair.
    case stepper(canDecrement: Bool, canIncrement: Bool)
    case scroll(ScrollState)
    case headerBar(HeaderBarState)
    /// A widget that another module makes, by the name it registered with the backend.
    case foreign(ForeignContent)

    package var isDrawn: Bool {
        switch self {
        case .group, .text, .shape, .image, .effect: true
        default: false
        }
    }
}

/// A reference to a widget made outside the runtime (maps, web views).
package struct ForeignContent: Hashable, Sendable {
    package let kind: String
    package let identity: ObjectIdentifier
    package init(kind: String, identity: ObjectIdentifier) {
        self.kind = kind
        self.identity = identity
    }
}
