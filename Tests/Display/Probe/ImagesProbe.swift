import Foundation
import SwiftUI

/// One drawing effect in a square of its own, which a test finds by its identifier.
struct EffectSample<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        content
            .frame(width: 60, height: 60)
            .background(Color.white)
            .accessibilityElement(children: .ignore)
            .accessibilityIdentifier(name)
    }
}

/// Effects in rows, each with a result that pixels tell.
struct EffectsProbe: View {
    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                EffectSample("mask") { Color.red.mask(Circle()) }
                EffectSample("path clip") {
                    Color.red.clipShape(Triangle())
                }
                EffectSample("uneven") {
                    UnevenRoundedRectangle(topLeadingRadius: 30).fill(.blue)
                }
                EffectSample("even odd") {
                    DoubleBox().fill(.green, style: FillStyle(eoFill: true))
                }
                EffectSample("trim") {
                    Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 20).padding(10)
                }
                EffectSample("blur") {
                    Rectangle().fill(.black).frame(width: 20, height: 20).blur(radius: 6)
                }
            }
            HStack(spacing: 10) {
                EffectSample("linear") {
                    LinearGradient(
                        colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                }
                EffectSample("angular") {
                    AngularGradient(colors: [.red, .blue], center: .center)
                }
                EffectSample("angular stroke") {
                    Circle().stroke(
                        AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 20
                    ).padding(10)
                }
                EffectSample("elliptical") {
                    EllipticalGradient(colors: [.red, .blue])
                }
                EffectSample("text gradient") {
                    Text("■").font(.system(size: 50)).foregroundStyle(
                        .linearGradient(
                            colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                }
                EffectSample("gradient mask") {
                    Color.black.mask(
                        LinearGradient(
                            colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
                }
            }
            HStack(spacing: 10) {
                EffectSample("invert") { Color(white: 1).colorInvert() }
                EffectSample("grayscale") {
                    Color(red: 1, green: 0, blue: 0).grayscale(1)
                }
                EffectSample("hue") {
                    Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(120))
                }
                EffectSample("multiply") {
                    Color.white.colorMultiply(Color(red: 0, green: 0.5, blue: 1))
                }
                EffectSample("brightness") { Color(white: 0.25).brightness(0.5) }
                EffectSample("blend") {
                    ZStack {
                        Color(red: 1, green: 1, blue: 0)
                        Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
                    }
                }
            }
            HStack(spacing: 10) {
                EffectSample("turn") {
                    Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
                }
                EffectSample("slant") {
                    Color.red.frame(width: 20, height: 20)
                        .transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
                }
                EffectSample("dashes") {
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 30))
                        path.addLine(to: CGPoint(x: 60, y: 30))
                    }
                    .stroke(.black, style: StrokeStyle(lineWidth: 20, dash: [20, 20]))
                }
                EffectSample("nested opacity") {
                    ZStack {
                        Color.black
                        Color.white.opacity(0.5)
                    }
                    .compositingGroup()
                }
                EffectSample("saturation") {
                    Color(red: 1, green: 0.5, blue: 0.5).saturation(0)
                }
                EffectSample("destination out") {
                    ZStack {
                        Color.red
                        Circle().fill(.black).blendMode(.destinationOut)
                    }
                    .compositingGroup()
                }
            }
        }
        .padding()
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct DoubleBox: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 15, dy: 15))
        return path
    }
}

/// Pictures from the address in `PROBE_PICTURES`, with their phases in words.
struct PicturesProbe: View {
    private let base = URL(string: ProcessInfo.processInfo.environment["PROBE_PICTURES"] ?? "")
    @State private var round = 0

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                ForEach(["red.png", "blue.jpg", "turned.jpg", "drawing.svg"], id: \.self) { name in
                    picture(name)
                }
            }
            HStack(spacing: 10) {
                ForEach(["missing.png", "text.png", "cut.png", "moved.png"], id: \.self) { name in
                    picture(name)
                }
            }
            HStack(spacing: 10) {
                EffectSample("tiles") { red.resizable(resizingMode: .tile) }
                EffectSample("caps") {
                    red.resizable(
                        capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
                }
                EffectSample("template") {
                    red.renderingMode(.template).resizable().foregroundColor(.green)
                }
                EffectSample("squares") { checks.resizable().interpolation(.none) }
                EffectSample("palette") {
                    Image(systemName: "plus.circle.fill").resizable()
                        .symbolRenderingMode(.palette).foregroundStyle(.white, .blue)
                }
            }
            Button("again") { round += 1 }
            Text("round \(round)")
        }
        .padding()
        .id(round)
    }

    private var red: Image {
        Image(uiImage: UIImage(contentsOfFile: file("checks.png")) ?? UIImage())
    }
    private var checks: Image { red }

    private func file(_ name: String) -> String {
        (ProcessInfo.processInfo.environment["PROBE_FILES"] ?? "") + "/" + name
    }

    private func picture(_ name: String) -> some View {
        VStack {
            EffectSample(name) {
                AsyncImage(url: base?.appendingPathComponent(name)) { phase in
                    switch phase {
                    case .empty: Color.yellow
                    case .success(let image): image.resizable()
                    case .failure(let error):
                        Color.gray.onAppear {
                            note("failure \(name) \((error as? URLError)?.code.rawValue ?? 0)")
                        }
                    }
                }
            }
        }
    }
}
