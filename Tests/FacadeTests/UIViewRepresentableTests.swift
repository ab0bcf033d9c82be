import HeadlessBackend
import SwiftUI
import TestSupport
import Testing

/// A UIKit view with a text, and what was done with it.
private struct Greeting: UIViewRepresentable {
    let name: String
    let journal: Journal

    @MainActor final class Journal {
        var lines: [String] = []
        nonisolated init() {}
    }

    final class Coordinator {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
    }

    func makeCoordinator() -> Coordinator {
        journal.lines.append("coordinator")
        return Coordinator(journal)
    }

    func makeUIView(context: Context) -> UILabel {
        journal.lines.append("make")
        return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
        journal.lines.append("update \(name)")
        uiView.text = name
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
        coordinator.journal.lines.append("dismantle")
    }
}

/// A UIKit view that takes what it gets.
private struct Plain: UIViewRepresentable {
    var size: CGSize?

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = "plain"
        view.backgroundColor = .red
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? { size }
}

@MainActor
struct UIViewRepresentableTests {
    @Test func `the view is made once, updated for changed inputs and dismantled at the end`() {
        struct Screen: View {
            let journal: Greeting.Journal
            @State private var count = 0
            @State private var other = 0
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Greeting(name: "n\(count)", journal: journal) }
                    Button("count") { count += 1 }
                    Button("other \(other)") { other += 1 }
                    Button("hide") { isShown = false }
                }
            }
        }
        let journal = Greeting.Journal()
        let window = HeadlessWindow { Screen(journal: journal) }
        #expect(journal.lines == ["coordinator", "make", "update n0"])
        #expect(window.texts.contains("n0"))
        window.tap("other")
        #expect(journal.lines.count == 3, "an update without a changed input")
        window.tap("count")
        #expect(journal.lines.last == "update n1")
        #expect(window.texts.contains("n1"))
        window.tap("hide")
        #expect(journal.lines.last == "dismantle")
        #expect(!window.texts.contains("n1"))
    }

    @Test func `a binding that updateUIView reads brings another update`() {
        struct Mirror: UIViewRepresentable {
            @Binding var text: String
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
        }
        struct Screen: View {
            @State private var text = "first"
            var body: some View {
                VStack {
                    Mirror(text: $text)
                    Button("write") { text = "second" }
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        window.tap("write")
        #expect(window.texts.contains("second"))
    }

    @Test func `the environment that updateUIView read is followed`() {
        struct Shade: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ uiView: UILabel, context: Context) {
                uiView.text = context.environment.colorScheme == .dark ? "dark" : "light"
            }
        }
        let window = HeadlessWindow { Shade() }
        #expect(window.texts == ["light"])
        window.colorScheme = .dark
        #expect(window.texts == ["dark"])
    }

    @Test func `a view without a size of its own fills what it is offered`() {
        let window = HeadlessWindow(width: 300, height: 200) { Plain() }
        let node = window.nodes.first { $0.accessibility.identifier == "plain" }
        #expect(node.map { window.frame(of: $0) } == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `sizeThatFits decides where it is given`() {
        let window = HeadlessWindow(width: 300, height: 200) {
            Plain(size: CGSize(width: 40, height: 20))
        }
        let node = window.nodes.first { $0.accessibility.identifier == "plain" }
        #expect(
            node.map { window.frame(of: $0) } == CGRect(x: 130, y: 90, width: 40, height: 20))
    }

    @Test func `subviews lie at their frames and follow constraints`() throws {
        struct Tree: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
                fixed.accessibilityIdentifier = "fixed"
                let pinned = UIView()
                pinned.accessibilityIdentifier = "pinned"
                pinned.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(fixed)
                view.addSubview(pinned)
                NSLayoutConstraint.activate([
                    pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
                    pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
                    pinned.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    pinned.heightAnchor.constraint(equalToConstant: 50),
                ])
                return view
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let window = HeadlessWindow(width: 200, height: 300) { Tree() }
        func frame(_ name: String) throws -> CGRect {
            let node = window.nodes.first { $0.accessibility.identifier == name }
            return window.frame(of: try #require(node))
        }
        #expect(try frame("fixed") == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(try frame("pinned") == CGRect(x: 5, y: 250, width: 190, height: 50))
        window.resize(width: 100, height: 100)
        #expect(try frame("pinned") == CGRect(x: 5, y: 50, width: 90, height: 50))
    }

    @Test func `a controller's life calls follow its place on screen`() {
        @MainActor final class Controller: UIViewController {
            static var journal: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                Self.journal.append("load")
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = "inside"
                view.addSubview(label)
            }
            override func viewDidAppear(_ animated: Bool) { Self.journal.append("appear") }
            override func viewDidDisappear(_ animated: Bool) { Self.journal.append("disappear") }
        }
        struct Shown: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Controller { Controller() }
            func updateUIViewController(_ controller: Controller, context: Context) {}
        }
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Shown() }
                    Button("hide") { isShown = false }
                }
            }
        }
        Controller.journal = []
        let window = HeadlessWindow { Screen() }
        #expect(Controller.journal == ["load", "appear"])
        #expect(window.texts.contains("inside"))
        window.tap("hide")
        #expect(Controller.journal == ["load", "appear", "disappear"])
    }

    @Test func `a hosting controller shows its root view and another one later`() {
        struct Host: UIViewControllerRepresentable {
            let controller: UIHostingController<Text>
            func makeUIViewController(context: Context) -> UIHostingController<Text> { controller }
            func updateUIViewController(
                _ controller: UIHostingController<Text>, context: Context
            ) {}
        }
        let controller = UIHostingController(rootView: Text("one"))
        let window = HeadlessWindow { Host(controller: controller) }
        #expect(window.texts == ["one"])
        controller.rootView = Text("two")
        window.pump()
        #expect(window.texts == ["two"])
    }
}
