import SwiftUI

/// Elements that can be asked for more than a press.
struct SpokenProbe: View {
    @State private var stars = 3

    var body: some View {
        VStack(spacing: 30) {
            HStack { ForEach(0..<5) { Image(systemName: $0 < stars ? "star.fill" : "star") } }
                .accessibilityElement()
                .accessibilityLabel("Rating")
                .accessibilityValue("\(stars)")
                .accessibilityAdjustableAction { direction in
                    stars += direction == .increment ? 1 : -1
                    note("stars \(stars)")
                }
            Text("Event")
                .accessibilityAction { note("pressed") }
                .accessibilityAction(named: "Save") { note("saved") }
                .accessibilityActions { Button("Share") { note("shared") } }
        }
    }
}

/// What an app draws by itself, beside a page that is read from the right.
struct DrawnProbe: View {
    var body: some View {
        VStack(alignment: .leading) {
            Canvas { context, size in
                let bounds = CGRect(origin: .zero, size: size)
                context.fill(
                    Path(roundedRect: bounds, cornerRadius: 12),
                    with: .linearGradient(
                        Gradient(colors: [.blue, .teal]), startPoint: .zero,
                        endPoint: CGPoint(x: size.width, y: 0)))
                for turn in 0..<12 {
                    var petal = context
                    petal.translateBy(x: 90, y: size.height / 2)
                    petal.rotate(by: .degrees(Double(turn) * 30))
                    petal.opacity = 0.7
                    petal.fill(
                        Path(ellipseIn: CGRect(x: 10, y: -8, width: 60, height: 16)),
                        with: .color(.yellow))
                }
                context.draw(
                    Text("Drawn").font(.largeTitle).foregroundColor(.white),
                    at: CGPoint(x: size.width - 20, y: size.height / 2), anchor: .trailing)
                if let badge = context.resolveSymbol(id: "badge") {
                    context.draw(badge, at: CGPoint(x: 200, y: 30))
                    context.draw(badge, at: CGPoint(x: 200, y: size.height - 30))
                }
            } symbols: {
                Label("badge", systemImage: "heart.fill").padding(6)
                    .background(.white, in: Capsule()).tag("badge")
            }
            .frame(height: 180)
            NavigationStack {
                List {
                    NavigationLink("ההרצאות", value: 1)
                    NavigationLink("Talks", value: 2)
                    Toggle("On", isOn: .constant(true))
                    Label("Leading", systemImage: "calendar")
                }
                .navigationDestination(for: Int.self) { Text("\($0)") }
            }
            .environment(\.layoutDirection, .rightToLeft)
            Text("Below")
        }
        .padding()
    }
}
