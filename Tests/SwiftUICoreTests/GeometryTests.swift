import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// What geometry readers tell, and when.
@MainActor
struct GeometryTests {
    private struct SizeKey: PreferenceKey {
        static var defaultValue: CGSize { .zero }
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
    }

    @Test func `the content is never made for a size that it does not get`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 200, height: 100) {
            GeometryReader { proxy in
                let _ = log.note("\(Int(proxy.size.width))x\(Int(proxy.size.height))")
                Color.clear.onAppear { log.note("appear \(Int(proxy.size.width))") }
            }
        }
        #expect(log.take() == ["200x100", "appear 200"])
        window.resize(width: 300, height: 100)
        #expect(log.take() == ["300x100"])
    }

    @Test func `a size measured in a background arrives in the first frame`() {
        struct Measuring: View {
            let log: Recorder
            @State private var size = CGSize.zero
            var body: some View {
                VStack {
                    Text("measured").font(.system(size: 10))
                        .background(
                            GeometryReader { proxy in
                                Color.clear.preference(key: SizeKey.self, value: proxy.size)
                            }
                        )
                        .onPreferenceChange(SizeKey.self) {
                            log.note("\(Int($0.width))x\(Int($0.height))")
                            size = $0
                        }
                    Text("\(Int(size.width))")
                }
            }
        }
        let log = Recorder()
        let backend = HeadlessBackend()
        let root = ViewRoot(backend: backend)
        root.mount(Measuring(log: log))
        root.setSize(CGSize(width: 200, height: 100))
        #expect(log.lines.last == "80x10")
        #expect(backend.commitCount == 1)
        #expect(backend.lastCommit?.changed.contains { $0.shows("80") } == true)
    }

    @Test func `a state written on appearance inside a reader has the real size`() {
        struct Columns: View {
            @State private var width: CGFloat = -1
            var body: some View {
                GeometryReader { proxy in
                    Text("width \(Int(width))").onAppear { width = proxy.size.width }
                }
            }
        }
        let window = HeadlessWindow(width: 240, height: 100) { Columns() }
        checkTexts(window, ["width 240"])
    }

    @Test func `a reader's content follows its owner's state`() {
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                GeometryReader { proxy in
                    Button("count \(count) of \(Int(proxy.size.width))") { count += 1 }
                }
            }
        }
        let window = HeadlessWindow(width: 100, height: 100) { Owner() }
        window.tap("count 0 of 100")
        window.resize(width: 120, height: 100)
        checkTexts(window, ["count 1 of 120"])
    }
}
