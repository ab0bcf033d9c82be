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
    /// The part of a path between two fractions of its length.
    case trimmed(Path, start: Double, end: Double)

    /// The path of an outline that has one of its own.
    package var ownPath: Path? {
        switch self {
        case .path(let path): path
        case .trimmed(let path, let start, let end): path.trimmedPath(from: start, to: end)
        default: nil
        }
    }
}

/// A filled or stroked outline.
package struct ShapeDrawing: Hashable, Sendable {
    package var geometry: ShapeGeometry
    /// Points by which the outline lies inside the node's bounds.
    package var inset: Double
    package var fill: Paint?
    package var stroke: Paint?
    package var strokeStyle: StrokeStyle
    /// Whether what is enclosed twice stays unfilled.
    package var isEvenOdd = false

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
    case bitmap(Bitmap)
    /// A plain colour, the tint, in place of a picture that isn't there yet.
    case placeholder
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
    /// Colour of the part of a symbol that encloses the rest; nil for the tint.
    package var secondaryTint: ResolvedColor?
    /// Pixels per point of the source.
    package var scale = 1.0
    /// Points at the edges of a resizable image that keep their size.
    package var capInsets = EdgeInsets()
    /// Whether a resizable image is repeated instead of stretched.
    package var isTiled = false
    /// Whether pixels are blended when resized.
    package var isSmooth = true

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
    /// Its first child is seen where the others are opaque.
    case mask
    case colors(ColorMatrix)
    /// Joins with what lies below it among its parent's children.
    case blend(BlendMode)
    /// A map of the node's own space, in points.
    case affine(CGAffineTransform)
    case turn(SpatialTurn)
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
    /// One of a bar of tabs.
    case tab(isSelected: Bool)
}

/// State of a text entry.
package struct TextFieldState: Hashable, Sendable {
    package enum Look: Hashable, Sendable { case plain, bordered, search }
    package enum Keyboard: Hashable, Sendable { case any, integer, decimal, phone, email, url }
    package var text: String
    package var placeholder: String
    package var isSecure: Bool
    /// Whether Return starts a new line and the text wraps.
    package var isMultiline = false
    /// Lines of height where the text wraps: at least, and at most; nil for no limit.
    package var minimumLines = 1
    package var maximumLines: Int?
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

/// A day of the Gregorian calendar; the month is 1 … 12.
package struct CalendarDay: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
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
    /// Reports presses, drags and pinches anywhere in its bounds.
    case gestureArea(GestureTraits)
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
    /// A month from which a day can be chosen.
    case calendar(CalendarDay)
    /// A whole number that can be typed, or counted up and down; `digits` with leading zeros.
    case number(value: Int, lower: Int, upper: Int, digits: Int)
    /// A button that shows a colour and lets a person choose another.
    case colorWell(ResolvedColor, supportsOpacity: Bool)
    case scroll(ScrollState)
    case headerBar(HeaderBarState)
    /// A widget that the runtime does not draw itself, with what it shows.
    case foreign(ForeignContent)

    package var isDrawn: Bool {
        switch self {
        case .group, .text, .shape, .image, .effect: true
        default: false
        }
    }
}
