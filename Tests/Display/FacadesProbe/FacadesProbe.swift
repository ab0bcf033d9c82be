import FoundationNetworking
import MapKit
import SafariServices
import SwiftUI
import WebKit

/// Maps and pages on a display. Its arguments: `map`, `uikit`, `page ADDRESS`, `safari ADDRESS`.
@main
struct FacadesProbe: App {
    var body: some Scene {
        WindowGroup("Facades") {
            switch CommandLine.arguments.dropFirst().first ?? "map" {
            case "uikit": UIKitProbe()
            case "page": PageProbe()
            case "safari": SafariProbe()
            default: MapProbe()
            }
        }
    }
}

/// The address that the program was given.
let address = URL(string: CommandLine.arguments.dropFirst(2).first ?? "about:blank")

private struct Station: Identifiable {
    let id: String
    let coordinate: CLLocationCoordinate2D
}

/// A map that says where it looks.
struct MapProbe: View {
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 35.681, longitude: 139.767),
        span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02))
    @State private var pressed = "none"
    private let stations = [
        Station(
            id: "Tokyo", coordinate: CLLocationCoordinate2D(latitude: 35.681, longitude: 139.767))
    ]

    var body: some View {
        VStack {
            Map(coordinateRegion: $region, annotationItems: stations) { station in
                MapAnnotation(coordinate: station.coordinate) {
                    Button(station.id) { pressed = station.id }
                        .buttonStyle(.borderedProminent)
                }
            }
            .frame(height: 300)
            .overlay(alignment: .bottomTrailing) {
                HStack {
                    Button("closer") { zoom(by: 0.5) }
                    Button("farther") { zoom(by: 2) }
                }
                .buttonStyle(.bordered)
                .padding(24)
            }
            MKMapViewProbe()
            Text(verbatim: "span \(rounded(region.span.longitudeDelta))")
            Text(verbatim: "middle \(rounded(region.center.latitude))")
            Text("pressed \(pressed)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }

    private func zoom(by factor: Double) {
        region.span.latitudeDelta *= factor
        region.span.longitudeDelta *= factor
    }

    private func rounded(_ value: Double) -> String { String(format: "%.4f", value) }
}

/// A UIKit map with a pin.
private struct MKMapViewProbe: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        let pin = MKPointAnnotation()
        pin.coordinate = CLLocationCoordinate2D(latitude: 34.985, longitude: 135.758)
        pin.title = "京都駅"
        map.addAnnotation(pin)
        map.setRegion(
            MKCoordinateRegion(
                center: pin.coordinate, latitudinalMeters: 2000, longitudinalMeters: 2000),
            animated: false)
        return map
    }

    func updateUIView(_ uiView: MKMapView, context: Context) {}
}

/// A few UIKit views, and what reaches the desktop.
private struct UIKitProbe: View {
    @State private var pasted = "nothing"

    var body: some View {
        VStack(spacing: 12) {
            Controls().frame(height: 260)
            Button("copy") { UIPasteboard.general.string = "from the probe" }
            Button("paste") { pasted = UIPasteboard.general.string ?? "nothing" }
            Text("pasted \(pasted)")
            Text(verbatim: "width \(Int(UIScreen.main.bounds.width))")
        }
        .padding()
    }
}

private struct Controls: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
        let label = UILabel()
        label.text = "a label"
        label.textAlignment = .center
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "press") { _ in label.text = "pressed" })
        button.layer.borderWidth = 1
        button.layer.borderColor = UIColor.systemBlue.cgColor
        button.layer.cornerRadius = 8
        let field = UITextField()
        field.placeholder = "a field"
        field.borderStyle = .roundedRect
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        let picture = UIImageView(image: UIImage(systemName: "heart.fill"))
        picture.contentMode = .center
        picture.tintColor = .systemRed
        let stack = UIStackView(arrangedSubviews: [label, button, field, spinner, picture])
        stack.axis = .vertical
        stack.spacing = 8
        stack.distribution = .fillEqually
        stack.alignment = .center
        stack.backgroundColor = .secondarySystemBackground
        stack.layer.cornerRadius = 12
        field.widthAnchor.constraint(equalToConstant: 200).isActive = true
        button.widthAnchor.constraint(equalToConstant: 120).isActive = true
        return stack
    }

    func updateUIView(_ uiView: UIStackView, context: Context) {}
}

/// A page, its title and how its load went.
private struct PageProbe: View {
    @StateObject private var log = PageLog()

    var body: some View {
        VStack {
            Text("title \(log.title)")
            Text("events \(log.events.joined(separator: " "))")
            Text("script \(log.result)")
            Text("message \(log.message)")
            Page(log: log).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

@MainActor
private final class PageLog: NSObject, ObservableObject, WKNavigationDelegate,
    WKScriptMessageHandler
{
    @Published var message = ""
    @Published var title = ""
    @Published var events: [String] = []
    @Published var result = ""

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        self.message = (message.body as? [String: String])?["said"] ?? "\(message.body)"
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        events.append("commit")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        events.append("finish")
        title = webView.title ?? ""
        webView.evaluateJavaScript("[1 + 1, document.title]") { [weak self] value, _ in
            self?.result = "\(value ?? "nothing")"
        }
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) { events.append("fail") }
}

private struct Page: UIViewRepresentable {
    let log: PageLog

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(log, name: "app")
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "webkit.messageHandlers.app.postMessage({said: document.title})",
                injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = log
        if let address { view.load(URLRequest(url: address)) }
        return view
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {}
}

/// A page in a sheet.
private struct SafariProbe: View {
    @State private var isShown = false
    @State private var closed = 0

    var body: some View {
        VStack {
            Button("show") { isShown = true }
            Text("closed \(closed)")
        }
        .sheet(isPresented: $isShown, onDismiss: { closed += 1 }) {
            if let address { Safari(url: address) }
        }
    }
}

private struct Safari: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: url)
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
