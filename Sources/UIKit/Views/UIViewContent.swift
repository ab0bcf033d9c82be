import SwiftUICore

/// Shows a `UIView` and its subviews as SwiftUI views.
package struct UIViewContent: View {
    @ObservedObject private var signal: UIViewSignal
    private let view: UIView
    private let sizing: UIViewSizing?

    /// - Parameter sizing: How the root of a tree is sized; nil for a subview, whose frame holds.
    package init(_ view: UIView, sizing: UIViewSizing?) {
        self.view = view
        self.sizing = sizing
        signal = view.signal
    }

    package var body: some View {
        let radius = view.layer.cornerRadius
        let isHidden = view.isHidden && sizing != nil
        return UIViewArrangement(
            view: view, sizing: sizing, revision: signal.layoutRevision,
            content: UIViewLayers(view: view, revision: signal.revision)
        )
        .modifier(UIViewNames(view: view, revision: signal.revision))
        .clipShape(UIViewClip(radius: view.clipsToBounds ? radius : nil))
        .shadow(
            color: view.shadowColor, radius: view.layer.shadowRadius,
            x: view.layer.shadowOffset.width, y: view.layer.shadowOffset.height
        )
        .opacity(isHidden ? 0 : view.alpha)
        .allowsHitTesting(view.isUserInteractionEnabled && !isHidden)
        .tint(view.ownTint.map { Color($0) })
    }
}

/// What lies in a view's rectangle, the lowest first.
private struct UIViewLayers: View {
    let view: UIView
    let revision: Int

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: view.layer.cornerRadius)
        shape.fill(view.backgroundColor.map { Color($0) } ?? .clear)
        view.makeContent()
        if let scroll = view as? UIScrollView {
            ScrolledSubviews(view: scroll)
        } else {
            ForEach(view.subviews.filter { !$0.isHidden }, id: \.objectID) { subview in
                UIViewContent(subview, sizing: nil)
            }
        }
        shape.inset(by: view.layer.borderWidth / 2)
            .stroke(view.borderColor, lineWidth: view.layer.borderWidth)
            .allowsHitTesting(false)
    }
}

/// The subviews of a scroll view, at their frames in a region of the content's size.
private struct ScrolledSubviews: View {
    let view: UIScrollView

    var body: some View {
        if let control = view.refreshControl {
            region.refreshable { await control.pulled() }
        } else {
            region
        }
    }

    private var region: some View {
        ScrollView([.horizontal, .vertical], showsIndicators: view.showsVerticalScrollIndicator) {
            ZStack(alignment: .topLeading) {
                ForEach(view.subviews.filter { !$0.isHidden }, id: \.objectID) { subview in
                    UIViewContent(subview, sizing: nil)
                        .frame(width: subview.frame.width, height: subview.frame.height)
                        .offset(x: subview.frame.minX, y: subview.frame.minY)
                }
            }
            .frame(
                width: view.contentSize.width, height: view.contentSize.height,
                alignment: .topLeading)
        }
    }
}

extension UIView {
    var objectID: ObjectIdentifier { ObjectIdentifier(self) }

    fileprivate var shadowColor: Color {
        let opacity = Double(layer.shadowOpacity)
        guard opacity > 0, let color = layer.shadowColor else { return .clear }
        return Color(UIColor(cgColor: color)).opacity(opacity)
    }

    fileprivate var borderColor: Color {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return .clear }
        return Color(UIColor(cgColor: color))
    }
}

/// The names that an app gave a view.
private struct UIViewNames: ViewModifier {
    let view: UIView
    let revision: Int

    func body(content: Content) -> some View {
        if let label = view.accessibilityLabel {
            named(content.accessibilityLabel(label))
        } else {
            named(content)
        }
    }

    @ViewBuilder
    private func named<V: View>(_ content: V) -> some View {
        if let identifier = view.accessibilityIdentifier {
            content.accessibilityIdentifier(identifier)
        } else {
            content
        }
    }
}

/// The view's rectangle with round corners, or everything.
private struct UIViewClip: Shape {
    /// Nil clips nothing.
    let radius: CGFloat?

    func path(in rect: CGRect) -> Path {
        guard let radius else { return Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
        return Path(roundedRect: rect, cornerRadius: radius)
    }
}
