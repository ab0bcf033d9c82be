import SwiftUICore

/// A pin whose point is at its bottom middle.
struct PinShape: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        let center = CGPoint(x: rect.midX, y: rect.minY + radius)
        // Where the sides leave the circle towards the point.
        let angle = acos(min(radius / max(rect.height - radius, radius + 1), 1))
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addArc(
            center: center, radius: radius, startAngle: .radians(.pi / 2 + angle),
            endAngle: .radians(.pi / 2 - angle), clockwise: false)
        path.closeSubpath()
        return path
    }
}

/// A pin with a sign in its head and a name beneath; the point is at the anchor.
struct PinView: View {
    enum Sign {
        case none
        case symbol(String)
        case text(String)
    }
    var title: String?
    var tint: Color
    var sign = Sign.none
    var isSelected = false

    /// Points.
    static let size = CGSize(width: 26, height: 34)
    /// The height beneath the point that the name takes.
    private static let titleHeight: CGFloat = 16

    /// Which point of the view lies on the ground.
    var anchor: UnitPoint {
        guard hasTitle else { return .bottom }
        return UnitPoint(x: 0.5, y: Self.size.height / (Self.size.height + Self.titleHeight))
    }

    private var hasTitle: Bool { title?.isEmpty == false }

    var body: some View {
        VStack(spacing: 0) {
            pin
            if hasTitle, let title {
                Text(verbatim: title)
                    .font(.system(size: 11, weight: .semibold))
                    .foregroundColor(.black)
                    .lineLimit(1)
                    .padding(.horizontal, 3)
                    .background(Color.white.opacity(0.75), in: RoundedRectangle(cornerRadius: 3))
                    .frame(maxWidth: 180)
                    .frame(height: Self.titleHeight)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title ?? Words.pick("ピン", "Pin"))
    }

    private var pin: some View {
        ZStack(alignment: .top) {
            PinShape().fill(tint)
            PinShape().stroke(Color.white, lineWidth: isSelected ? 3 : 1)
            signView.frame(width: Self.size.width, height: Self.size.width)
        }
        .frame(width: Self.size.width, height: Self.size.height)
        .shadow(color: .black.opacity(0.35), radius: 2, x: 0, y: 1)
    }

    @ViewBuilder
    private var signView: some View {
        switch sign {
        case .none: Circle().fill(Color.white).frame(width: 9, height: 9)
        case .symbol(let name):
            Image(systemName: name).font(.system(size: 12)).foregroundColor(.white)
        case .text(let text):
            Text(verbatim: text).font(.system(size: 12, weight: .bold)).foregroundColor(.white)
        }
    }
}
