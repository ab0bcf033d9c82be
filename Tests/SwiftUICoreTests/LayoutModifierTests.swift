import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

/// Sizes and places of views through their modifiers; numbers are those of the facts.
@MainActor
struct LayoutModifierTests {
    /// Fills what it is offered, and tells its name and size.
    struct Box: View {
        let name: String
        var body: some View {
            GeometryReader { proxy in
                Text("\(name) \(Int(proxy.size.width))x\(Int(proxy.size.height))")
                    .font(.system(size: 1))
            }
        }
    }

    /// Where a box is, as `x,y wxh`; nil when there is none of that name.
    private func place(_ name: String, in window: HeadlessWindow) -> String? {
        guard let text = window.texts.first(where: { $0.hasPrefix(name + " ") }),
            let frame = window.frame(ofText: text)
        else { return nil }
        return "\(Int(frame.minX)),\(Int(frame.minY)) \(text.dropFirst(name.count + 1))"
    }

    private func check<V: View>(
        _ view: V, width: CGFloat = 100, height: CGFloat = 100, _ expected: [String: String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let window = HeadlessWindow(width: width, height: height) { view }
        for (name, wanted) in expected.sorted(by: { $0.key < $1.key }) {
            let found = place(name, in: window)
            guard found != wanted else { continue }
            Issue.record(
                """
                \(name): expected \(wanted), found \(found ?? "nothing")
                \(window.tree(withFrames: true))
                """,
                sourceLocation: sourceLocation)
        }
    }

    private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Box(name: name).frame(width: width, height: height)
    }

    // 72
    @Test func `stacks put eight points between plain views`() {
        check(
            HStack {
                fixed("a", 20, 10)
                fixed("b", 20, 10)
            }, ["a": "26,45 20x10", "b": "54,45 20x10"])
        check(
            VStack {
                fixed("a", 20, 10)
                fixed("b", 20, 10)
            }, ["a": "40,36 20x10", "b": "40,54 20x10"])
    }

    @Test func `what shows nothing takes no spacing`() {
        let missing: Text? = nil
        check(
            HStack(spacing: 10) {
                fixed("a", 20, 10)
                EmptyView()
                missing
                Group {}
                ForEach(0..<0) { Text("\($0)") }
                fixed("b", 20, 10)
            }, ["a": "25,45 20x10", "b": "55,45 20x10"])
    }

    @Test func `groups and collections join the stack around them`() {
        check(
            HStack(spacing: 0) {
                Group {
                    Box(name: "a")
                    Box(name: "b")
                }
                ForEach(0..<2) { Box(name: "c\($0)") }
            }, ["a": "0,0 25x100", "b": "25,0 25x100", "c0": "50,0 25x100", "c1": "75,0 25x100"])
    }

    @Test func `a modifier of a group is each member's`() {
        check(
            VStack(spacing: 0) {
                Group {
                    fixed("a", 10, 10)
                    fixed("b", 10, 10)
                }
                .padding(5)
            }, ["a": "45,35 10x10", "b": "45,55 10x10"])
    }

    @Test(arguments: [
        (Alignment.topLeading, "0,0"), (.top, "40,0"), (.trailing, "80,45"),
        (.bottomTrailing, "80,90"), (.center, "40,45"), (.bottomLeading, "0,90"),
    ])
    func `a frame, a stack of layers and an overlay align alike`(
        _ alignment: Alignment, _ origin: String
    ) {
        check(
            fixed("a", 20, 10).frame(width: 100, height: 100, alignment: alignment),
            ["a": origin + " 20x10"])
        check(
            ZStack(alignment: alignment) {
                Color.clear
                fixed("a", 20, 10)
            }, ["a": origin + " 20x10"])
        check(
            Color.clear.overlay(fixed("a", 20, 10), alignment: alignment),
            ["a": origin + " 20x10"])
        check(
            Color.clear.background(fixed("a", 20, 10), alignment: alignment),
            ["a": origin + " 20x10"])
    }

    @Test func `flexible frames keep within their bounds`() {
        check(Box(name: "a").frame(maxWidth: 60), ["a": "20,0 60x100"])
        check(Box(name: "a").frame(minWidth: 150), ["a": "-25,0 150x100"])
        check(
            fixed("a", 20, 10).frame(maxWidth: .infinity, alignment: .trailing),
            ["a": "80,45 20x10"])
        check(
            fixed("a", 20, 10).frame(minWidth: 50, alignment: .leading), ["a": "25,45 20x10"])
        check(
            HStack(spacing: 0) {
                Box(name: "a").frame(maxWidth: 20)
                Box(name: "b")
            }, ["a": "0,0 20x100", "b": "20,0 80x100"])
    }

    // 75
    @Test func `padding is put where it is asked for`() {
        check(Box(name: "a").padding(), ["a": "16,16 68x68"])
        check(Box(name: "a").padding(.leading, 30), ["a": "30,0 70x100"])
        check(Box(name: "a").padding([.top, .horizontal], 10), ["a": "10,10 80x90"])
        check(Box(name: "a").padding(.vertical), ["a": "0,16 100x68"])
        check(
            Box(name: "a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            ["a": "2,1 94x96"])
    }

    // 70
    @Test func `the child of higher priority takes its size first`() {
        let ten = Font.system(size: 10)
        let window = HeadlessWindow(width: 100, height: 100) {
            HStack(spacing: 0) {
                Text("aaaaaaaa").font(ten).lineLimit(1)
                Text("bbbbbbbb").font(ten).lineLimit(1).layoutPriority(1)
            }
        }
        #expect(window.frame(ofText: "bbbbbbbb")?.width == 80)
        #expect(window.frame(ofText: "aaaaaaaa")?.width == 20)
    }

    @Test func `offset moves what is drawn alone`() {
        check(
            HStack(spacing: 0) {
                fixed("a", 20, 10).offset(x: 5, y: -7)
                fixed("b", 20, 10)
            }, ["a": "35,38 20x10", "b": "50,45 20x10"])
    }

    @Test func `position puts the middle at a point of all the room`() {
        check(fixed("a", 20, 10).position(x: 30, y: 40), ["a": "20,35 20x10"])
    }

    @Test func `aspect ratios fit and fill`() {
        check(Box(name: "a").aspectRatio(2, contentMode: .fit), ["a": "0,25 100x50"])
        check(Box(name: "a").aspectRatio(2, contentMode: .fill), ["a": "-50,0 200x100"])
        check(
            Box(name: "a").aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit),
            ["a": "25,0 50x100"])
    }

    // 71, 76
    @Test func `spacers and dividers go along the stack they are in`() {
        check(
            HStack(spacing: 0) {
                Box(name: "a")
                Divider()
                Box(name: "b")
            }, width: 101, ["a": "0,0 50x100", "b": "51,0 50x100"])
        check(
            VStack(spacing: 0) {
                Box(name: "a")
                Divider()
                Box(name: "b")
            }, height: 101, ["a": "0,0 100x50", "b": "0,51 100x50"])
        check(
            VStack(spacing: 0) {
                fixed("a", 20, 10)
                Spacer(minLength: 30)
                fixed("b", 20, 10)
            }
            .fixedSize(), ["a": "40,25 20x10", "b": "40,65 20x10"])
    }

    // 77
    @Test func `layers take the size of the largest and are centred on each other`() {
        check(
            ZStack {
                fixed("a", 40, 10)
                fixed("b", 20, 30)
            }
            .background(Box(name: "c")),
            ["a": "30,45 40x10", "b": "40,35 20x30", "c": "30,35 40x30"])
    }

    @Test func `a guide moves a view, and stacks nest their guides`() {
        check(
            VStack(alignment: .trailing, spacing: 0) {
                fixed("a", 50, 10)
                HStack(spacing: 0) {
                    fixed("b", 10, 10)
                    fixed("c", 10, 10)
                }
                fixed("d", 10, 10).alignmentGuide(.trailing) { $0.width + 15 }
            }, ["a": "25,35 50x10", "b": "55,45 10x10", "c": "65,45 10x10", "d": "50,55 10x10"])
    }

    @Test func `effects that only draw leave sizes alone`() {
        check(
            HStack(spacing: 0) {
                fixed("a", 20, 10).scaleEffect(3).rotationEffect(.degrees(45)).opacity(0.2)
                    .shadow(radius: 5).clipped().cornerRadius(4).blur(radius: 2)
                fixed("b", 20, 10)
            }, ["b": "50,45 20x10"])
    }

    // 91
    @Test func `a truncated text is as wide as what is left of it`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            Text("aaaa bbbb cccc").font(.system(size: 10)).lineLimit(1).frame(width: 75)
        }
        let frame = window.frame(ofText: "aaaa bbbb cccc")
        #expect(frame?.size == CGSize(width: 70, height: 10))
    }

    // 90
    @Test func `a text that is offered less height shows fewer lines`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            Text("aaaa bbbb cccc").font(.system(size: 10)).frame(width: 50, height: 25)
        }
        #expect(window.frame(ofText: "aaaa bbbb cccc")?.height == 20)
    }
}
