// Status: complete
// GTK: views over the map
import SwiftUICore

/// A balloon with a name at a place.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    let title: String
    let sign: PinView.Sign
    let coordinate: CLLocationCoordinate2D

    fileprivate init(
        title: String, sign: PinView.Sign = .none, coordinate: CLLocationCoordinate2D
    ) {
        self.title = title
        self.sign = sign
        self.coordinate = coordinate
    }

    /// Makes a marker whose name is the text of a view.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(title: plainTitle(of: label()) ?? "", coordinate: coordinate)
    }
}

extension Marker: MapItemSource {
    func append(to items: inout MapItems) {
        items.add(
            .pin(PinView(title: title, tint: items.tint ?? .red, sign: sign), coordinate))
    }
}

extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(title: titleKey.resolved(), coordinate: coordinate)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(title: String(title), coordinate: coordinate)
    }
    /// - Parameter monogram: Up to three letters for the balloon.
    public init(
        _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {
        self.init(
            title: titleKey.resolved(), sign: .text(monogram.plainString), coordinate: coordinate)
    }
    /// - Parameter monogram: Up to three letters for the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {
        self.init(
            title: String(title), sign: .text(monogram.plainString), coordinate: coordinate)
    }
}

extension Marker where Label == SwiftUICore.Label<Text, Image> {
    /// - Parameter systemImage: A symbol for the balloon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(
            title: titleKey.resolved(), sign: .symbol(systemImage), coordinate: coordinate)
    }
    /// - Parameter systemImage: A symbol for the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(title: String(title), sign: .symbol(systemImage), coordinate: coordinate)
    }
}

/// A view with a name at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    let title: String
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content

    /// Makes an annotation whose name is the text of a view.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        title = plainTitle(of: label()) ?? ""
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
    }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        title = titleKey.resolved()
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.title = String(title)
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
    }
}

extension Annotation: MapItemSource {
    func append(to items: inout MapItems) {
        // The name hangs beneath without moving the view from its place.
        let view = content.overlay(alignment: .bottom) {
            if !title.isEmpty {
                Text(verbatim: title)
                    .font(.system(size: 11, weight: .semibold))
                    .foregroundColor(.black)
                    .lineLimit(1)
                    .fixedSize()
                    .padding(.horizontal, 3)
                    .background(Color.white.opacity(0.75), in: RoundedRectangle(cornerRadius: 3))
                    .alignmentGuide(.bottom) { $0[.top] - 2 }
            }
        }
        items.add(.mark(AnyView(view), coordinate, anchor))
    }
}

/// Where the person is; nothing, since that is not known.
public struct UserAnnotation: MapContent, MapItemSource {
    public typealias Body = Never
    public init() {}
    func append(to items: inout MapItems) {}
}
