import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct AnchorTests {
    struct BoundsKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    @Test func `an overlay reads where another view lies`() throws {
        let window = HeadlessWindow(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.clear.frame(height: 30)
                Color.red.frame(width: 20, height: 10)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                Spacer(minLength: 0)
            }
            .overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors.first {
                        let rect = proxy[anchor]
                        Text(
                            verbatim:
                                "\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))×\(Int(rect.height))"
                        )
                    }
                }
            }
        }
        checkTexts(window, ["40,30 20×10"])
        window.resize(width: 200, height: 100)
        checkTexts(window, ["90,30 20×10"])
    }

    @Test func `a background is made from a plain preference`() {
        struct CountKey: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Owner: View {
            @State private var count = 1
            var body: some View {
                Button("add") { count += 1 }
                    .preference(key: CountKey.self, value: count)
                    .backgroundPreferenceValue(CountKey.self) { Text("count \($0)") }
            }
        }
        let window = HeadlessWindow { Owner() }
        checkTexts(window, ["count 1", "add"])
        window.tap("add")
        checkTexts(window, ["count 2", "add"])
    }

    @Test func `an inset takes its room from the content`() throws {
        let window = HeadlessWindow(width: 100, height: 100) {
            Text("content").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .safeAreaInset(edge: .top) { Color.red.frame(height: 25) }
        }
        #expect(window.frame(ofText: "content")?.minY == 25)
    }

    @Test func `a frame is a share of its window or scroll view`() throws {
        func shape(_ window: HeadlessWindow) -> CGRect? {
            window.nodes.first { if case .shape = $0.content { true } else { false } }
                .map(window.frame(of:))
        }
        let window = HeadlessWindow(width: 200, height: 100) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 0)
        }
        #expect(shape(window)?.width == 50)
        window.resize(width: 400, height: 100)
        #expect(shape(window)?.width == 100)
        let scroll = HeadlessWindow(width: 300, height: 100) {
            ScrollView {
                Color.red.containerRelativeFrame(.vertical) { length, _ in length * 0.5 }
            }
            .frame(width: 120, height: 80)
        }
        #expect(shape(scroll)?.height == 40)
    }
}
