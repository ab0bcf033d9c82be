import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Styles of an app's own for fields, menus and gauges, and lists of trees.
@MainActor
struct OwnStyleTests {
    struct Framed: TextFieldStyle {
        var title: String
        @Environment(\.isEnabled) private var isEnabled
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(isEnabled ? title : title + " (off)")
                configuration.textFieldStyle(.roundedBorder)
            }
        }
    }

    private func fields(_ window: HeadlessWindow) -> [TextFieldState] {
        window.nodes.compactMap { node in
            if case .textField(let state) = node.content { state } else { nil }
        }
    }

    @Test func `a style of the app's stands around its field`() throws {
        struct Form: View {
            @State private var name = "Taro"
            @State private var secret = ""
            @State private var isOff = false
            var body: some View {
                VStack {
                    TextField("name", text: $name)
                    SecureField("secret", text: $secret)
                    Text("\(name) \(secret)")
                    Button("turn off") { isOff = true }
                }
                .textFieldStyle(Framed(title: "in a frame"))
                .disabled(isOff)
            }
        }
        let window = HeadlessWindow { Form() }
        #expect(window.texts.filter { $0 == "in a frame" }.count == 2)
        #expect(fields(window).map(\.look) == [.bordered, .bordered])
        #expect(fields(window).map(\.isSecure) == [false, true])
        window.type("Jiro", into: "name")
        window.type("abc", into: "secret")
        #expect(window.texts.contains("Jiro abc"))
        window.tap("turn off")
        #expect(window.texts.filter { $0 == "in a frame (off)" }.count == 2)
    }

    struct Boxed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("menu:")
                Menu(configuration)
            }
        }
    }

    @Test func `a style of the app's stands around its menu`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Menu("sort") {
                Button("by date") { log.note("date") }
                Menu("more") { Button("by name") { log.note("name") } }
            } primaryAction: {
                log.note("primary")
            }
            .menuStyle(Boxed())
        }
        #expect(window.texts == ["menu:", "sort"])
        window.tap("sort")
        #expect(log.take() == ["primary"])
        window.choose("by date", fromContextMenu: "sort")
        #expect(log.take() == ["date"])
    }

    @Test func `a menu in a style opens on a click`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Menu("sort") {
                Button("by date") { log.note("date") }
            }
            .menuStyle(.borderlessButton)
        }
        #expect(window.menuTitles(of: "sort") == [["by date"]])
        window.choose("by date", fromMenu: "sort")
        #expect(log.take() == ["date"])
    }

    struct Percent: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("\(Int(configuration.value * 100)) of 100")
                configuration.currentValueLabel
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
        }
    }

    @Test func `a style of the app's shows a gauge's share and labels`() {
        let window = HeadlessWindow {
            Gauge(value: 30, in: 20...40) {
                Text("heat")
            } currentValueLabel: {
                Text("30°")
            } minimumValueLabel: {
                Text("20°")
            } maximumValueLabel: {
                Text("40°")
            }
            .gaugeStyle(Percent())
        }
        #expect(window.texts == ["heat", "50 of 100", "30°", "20°", "40°"])
    }

    @Test func `round gauges are drawn in a square with their value in the middle`() throws {
        for isFilled in [false, true] {
            let window = HeadlessWindow {
                let gauge = Gauge(value: 0.5) {
                    Text("g")
                } currentValueLabel: {
                    Text("half")
                }
                if isFilled {
                    gauge.gaugeStyle(.accessoryCircularCapacity)
                } else {
                    gauge.gaugeStyle(.accessoryCircular)
                }
            }
            let place = try #require(window.frame(ofText: "half"))
            #expect(abs(place.midX - 200) < 0.51 && abs(place.midY - 300) < 0.51)
            let shapes = window.nodes.filter {
                if case .shape = $0.content { true } else { false }
            }
            #expect(shapes.count == 2)
        }
    }

    struct Folder: Identifiable {
        var id: String
        var inner: [Folder]?
    }

    @Test func `a list of trees opens row by row`() {
        let folders = [
            Folder(
                id: "a", inner: [Folder(id: "a1", inner: [Folder(id: "a11")]), Folder(id: "a2")]),
            Folder(id: "b"),
        ]
        let window = HeadlessWindow { List(folders, children: \.inner) { Text($0.id) } }
        #expect(window.texts == ["a", "b"])
        window.tap("a")
        #expect(window.texts == ["a", "a1", "a2", "b"])
        window.tap("a1")
        #expect(window.texts == ["a", "a1", "a11", "a2", "b"])
        window.tap("a")
        window.advance(by: 2)
        #expect(window.texts == ["a", "b"])
    }
}
