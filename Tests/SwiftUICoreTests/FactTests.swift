import Combine
import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

/// Facts on behaviour that have no place among the tests of one part; numbers are theirs.
@MainActor
struct FactTests {
    // 19
    @Test func `a collection of a constant range keeps its first value`() {
        struct Ranges: View {
            @State private var count = 2
            var body: some View {
                VStack {
                    Button("more") { count += 1 }
                    ForEach(0..<count) { Text("constant \($0) of \(count)") }
                    ForEach(0..<count, id: \.self) { Text("changing \($0)") }
                }
            }
        }
        let window = HeadlessWindow { Ranges() }
        window.tap("more")
        #expect(
            window.texts == [
                "more", "constant 0 of 3", "constant 1 of 3", "changing 0", "changing 1",
                "changing 2",
            ])
    }

    // 19
    @Test func `rows of a constant range keep their first value too`() {
        struct Ranges: View {
            @State private var count = 2
            var body: some View {
                List {
                    Button("more") { count += 1 }
                    ForEach(0..<count) { Text("row \($0) of \(count)") }
                }
            }
        }
        let window = HeadlessWindow { Ranges() }
        window.tap("more")
        #expect(window.texts == ["more", "row 0 of 3", "row 1 of 3"])
    }

    // 23, 43
    @Test func `a view is evaluated and laid out before it is told that it appears`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 300, height: 200) {
            GeometryReader { proxy in
                let _ = log.note("body \(Int(proxy.size.width))")
                Text("x").onAppear { MainActor.assumeIsolated { log.note("appear") } }
            }
        }
        #expect(log.lines.contains("body 300"))
        #expect(log.lines.last == "appear")
        window.close()
    }

    struct Counter: View {
        let name: String
        let log: Recorder
        @StateObject private var made: Made
        @State private var count = 0

        final class Made: ObservableObject {
            init(_ name: String, _ log: Recorder) {
                MainActor.assumeIsolated { log.note("made \(name)") }
            }
        }

        init(_ name: String, log: Recorder) {
            self.name = name
            self.log = log
            _made = StateObject(wrappedValue: Made(name, log))
        }

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.note("+\(name)") }
                .onDisappear { log.note("-\(name)") }
        }
    }

    // 34: that nothing disappears by scrolling is left open, since rows out of sight cost memory.
    @Test func `items of a lazy stack appear as they come in and keep their states`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 300, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) {
                        Counter("item \($0)", log: log).frame(height: 50)
                    }
                }
            }
        }
        window.tap("item 0 0")
        #expect(log.count("+item 0") == 1)
        #expect(log.count("made item 50") == 0)
        window.scroll(to: 2500)
        #expect(log.count("made item 50") == 1)
        #expect(log.count("+item 50") == 1)
        window.scroll(to: 0)
        #expect(window.texts.contains("item 0 1"))
        #expect(log.count("made item 0") == 1)
    }

    // 36
    @Test func `a tab view makes the states of all tabs at first, which outlive being covered`() {
        let log = Recorder()
        let window = HeadlessWindow {
            TabView {
                Counter("one", log: log).tabItem { Text("1") }
                Counter("two", log: log).tabItem { Text("2") }
                VStack { Counter("three", log: log) }.tabItem { Text("3") }
            }
        }
        #expect(log.take().sorted() == ["+one", "made one", "made three", "made two"])
        window.tap("one 0")
        window.selectTab("2")
        #expect(log.take() == ["+two", "-one"])
        window.selectTab("1")
        #expect(log.take() == ["+one", "-two"])
        #expect(window.texts.contains("one 1"))
    }

    // 53
    @Test func `an animation may be logically complete before it is gone`() {
        struct Moving: View {
            let log: Recorder
            @State private var on = false
            var body: some View {
                VStack {
                    Button("go") {
                        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
                        withAnimation(animation, completionCriteria: .removed) {
                            on = true
                        } completion: {
                            log.note("removed")
                        }
                        withAnimation(animation, completionCriteria: .logicallyComplete) {
                            on = true
                        } completion: {
                            log.note("second changes nothing")
                        }
                    }
                    Button("back") {
                        withAnimation(
                            .linear(duration: 5).logicallyComplete(after: 1),
                            completionCriteria: .logicallyComplete
                        ) {
                            on = false
                        } completion: {
                            log.note("logical")
                        }
                    }
                    Text("x").offset(x: on ? 100 : 0)
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Moving(log: log) }
        window.tap("go")
        #expect(log.take() == ["second changes nothing"])
        for _ in 0..<5 { window.advance(by: 1) }
        window.advance(by: 0.1)
        #expect(log.take() == ["removed"])
        window.tap("back")
        window.advance(by: 0.9)
        #expect(log.lines.isEmpty)
        window.advance(by: 0.1)
        #expect(log.take() == ["logical"])
    }

    // 59: Apple's does not follow the key path, which is called a defect there; here it is followed.
    @Test func `a transform of the environment follows its key path`() {
        struct Reader: View {
            @Environment(\.lineSpacing) private var spacing
            @Environment(\.minimumScaleFactor) private var scale
            var body: some View { Text("spacing \(Int(spacing * 10)), scale \(Int(scale * 10))") }
        }
        struct Transforming: View {
            @State private var isOther = false
            var body: some View {
                Button("other") { isOther = true }
                Reader().transformEnvironment(isOther ? \.minimumScaleFactor : \.lineSpacing) {
                    $0 = 0.5
                }
            }
        }
        let window = HeadlessWindow { Transforming() }
        #expect(window.texts.contains("spacing 5, scale 10"))
        window.tap("other")
        #expect(window.texts.contains("spacing 0, scale 5"))
    }

    /// Notes the size that its child takes of 300 by 200 points, and of nothing in particular.
    struct Measuring: Layout {
        let note: (CGSize, CGSize) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize
        {
            CGSize(width: 300, height: 200)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                note(
                    subview.sizeThatFits(ProposedViewSize(width: 300, height: 200)),
                    subview.sizeThatFits(.unspecified))
                subview.place(at: bounds.origin, proposal: .unspecified)
            }
        }
    }

    private func sizes<V: View>(_ view: V) -> (offered: CGSize, ideal: CGSize) {
        var all = (offered: CGSize.zero, ideal: CGSize.zero)
        let measuring = Measuring { all = ($0, $1) }
        let window = HeadlessWindow { measuring { view } }
        window.close()
        return all
    }

    // 82
    @Test(arguments: [
        "field", "secure field", "slider", "bar", "stepper", "toggle", "divider", "editor", "color",
        "shape", "picture", "text", "image", "label", "link",
    ])
    func `views expand or hug as was measured`(_ name: String) throws {
        let view: AnyView =
            switch name {
            case "field": AnyView(TextField("t", text: .constant("")))
            case "secure field": AnyView(SecureField("t", text: .constant("")))
            case "slider": AnyView(Slider(value: .constant(0.5)))
            case "bar": AnyView(ProgressView(value: 0.5))
            case "stepper": AnyView(Stepper("s", value: .constant(1)))
            case "toggle": AnyView(Toggle("t", isOn: .constant(true)))
            case "divider": AnyView(Divider())
            case "editor": AnyView(TextEditor(text: .constant("t")))
            case "color": AnyView(Color.red)
            case "shape": AnyView(Rectangle())
            case "picture": AnyView(Image(systemName: "star").resizable())
            case "text": AnyView(Text("t"))
            case "image": AnyView(Image(systemName: "star"))
            case "label": AnyView(Label("t", systemImage: "star"))
            default: AnyView(Link("t", destination: try #require(URL(string: "https://a.b"))))
            }
        let size = sizes(view).offered
        switch name {
        case "text", "image", "label", "link": #expect(size.width < 300 && size.height < 200)
        case "editor", "color", "shape", "picture":
            #expect(size == CGSize(width: 300, height: 200))
        default: #expect(size.width == 300 && size.height < 200)
        }
    }

    // 83
    @Test func `the label of a slider takes no part in layout`() {
        let bare = sizes(Slider(value: .constant(0.5)))
        let named = sizes(Slider(value: .constant(0.5)) { Text("a label\nof lines") })
        #expect(bare == named)
    }

    // 68
    @Test func `a view without a size of its own is ten points long where nothing is offered`() {
        #expect(sizes(Color.red).ideal == CGSize(width: 10, height: 10))
        #expect(sizes(Rectangle()).ideal == CGSize(width: 10, height: 10))
    }

    // 95
    @Test func `a text is cut at its end`() throws {
        let window = HeadlessWindow { Text("a long text").lineLimit(1).frame(width: 40) }
        let texts = window.nodes.compactMap { node -> ResolvedText? in
            if case .text(let text) = node.content { text } else { nil }
        }
        #expect(try #require(texts.first).truncation == .tail)
    }

    // 96: the entry has the height of its lines and keeps all of its text.
    @Test func `a field along the vertical axis does not grow beyond its lines`() throws {
        func field(_ lines: Int) -> (CGSize, String?) {
            let text = Array(repeating: "line", count: lines).joined(separator: "\n")
            let window = HeadlessWindow {
                TextField("f", text: .constant(text), axis: .vertical).lineLimit(3)
            }
            let node = window.nodes.first {
                if case .textField = $0.content { true } else { false }
            }
            guard let node, case .textField(let state) = node.content else { return (.zero, nil) }
            return (node.frame.size, state.text)
        }
        let (two, _) = field(2)
        let (three, _) = field(3)
        let (ten, text) = field(10)
        #expect(two.height < three.height)
        #expect(ten.height == three.height)
        #expect(text?.split(separator: "\n").count == 10)
    }
}
