import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Lazy grids and rows make what shows and no more; characters are squares of ten points.
@MainActor
struct LazyGridTests {
    struct Cell: View {
        let id: Int
        let log: Recorder
        var body: some View {
            let _ = log.note("\(id)")
            Text("c\(id)").font(.system(size: 10)).frame(height: 40)
        }
    }

    private func columns(_ count: Int) -> [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 0), count: count)
    }

    @Test func `a hundred thousand cells make nodes only for what shows`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 300, height: 400) {
            ScrollView {
                LazyVGrid(columns: columns(3), spacing: 0) {
                    ForEach(0..<100_000) { Cell(id: $0, log: log) }
                }
            }
        }
        #expect(window.liveNodeCount < 600, "\(window.liveNodeCount)")
        #expect(log.lines.count <= 60, "\(log.lines.count)")
        #expect(window.frame(ofText: "c4")?.midX == 150)
        #expect(window.frame(ofText: "c4")?.midY == 60)
        window.scroll(to: 40_000)
        #expect(window.frame(ofText: "c3001")?.midX == 150)
        #expect(window.frame(ofText: "c3001")?.midY == 20)
        #expect(window.liveNodeCount < 600, "\(window.liveNodeCount)")
        window.scrollToEnd()
        #expect(window.texts.contains("c99999"))
        #expect(!window.texts.contains("c0"))
    }

    @Test func `a hundred thousand cells of a horizontal grid make nodes only for what shows`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 300, height: 400) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: columns(2), spacing: 0) {
                    ForEach(0..<100_000) { Cell(id: $0, log: log).frame(width: 50) }
                }
            }
        }
        #expect(window.liveNodeCount < 800, "\(window.liveNodeCount)")
        #expect(log.lines.count <= 60, "\(log.lines.count)")
        window.scrollAcross(to: 50_000)
        #expect(window.frame(ofText: "c2000")?.midX == 25)
        #expect(window.frame(ofText: "c2001")?.midX == 25)
        #expect(window.liveNodeCount < 800, "\(window.liveNodeCount)")
    }

    @Test func `a row in a vertical page is as tall as its first items and makes what shows`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 300, height: 400) {
            ScrollView {
                VStack(spacing: 0) {
                    Text("above")
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 10) {
                            ForEach(0..<100_000) { Cell(id: $0, log: log).frame(width: 90) }
                        }
                    }
                    Text("below")
                }
            }
        }
        #expect(log.lines.count < 20, "\(log.lines.count)")
        #expect(window.frame(ofText: "c1")?.midX == 145)
        let above = window.frame(ofText: "above")?.maxY ?? 0
        #expect(window.frame(ofText: "below")?.minY == above + 40)
    }

    @Test func `sections of a grid have lines of their own`() {
        let window = HeadlessWindow(width: 300, height: 600) {
            ScrollView {
                LazyVGrid(columns: columns(3), spacing: 0) {
                    ForEach(["x", "y"], id: \.self) { name in
                        Section {
                            ForEach(0..<4) { Text("\(name)\($0)").frame(height: 30) }
                        } header: {
                            Text("head \(name)").frame(height: 20)
                        } footer: {
                            Text("foot \(name)").frame(height: 10)
                        }
                    }
                }
            }
        }
        func middle(_ text: String) -> CGPoint? {
            window.frame(ofText: text).map { CGPoint(x: $0.midX, y: $0.midY) }
        }
        #expect(middle("head x") == CGPoint(x: 150, y: 10))
        #expect(middle("x2") == CGPoint(x: 250, y: 35))
        #expect(middle("x3") == CGPoint(x: 50, y: 65))
        #expect(middle("foot x") == CGPoint(x: 150, y: 85))
        #expect(middle("head y") == CGPoint(x: 150, y: 100))
        #expect(middle("y0") == CGPoint(x: 50, y: 125))
    }

    @Test func `pinned headers stay at the top until their section goes, footers at the end`() {
        let window = HeadlessWindow(width: 300, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<50) { section in
                        Section {
                            ForEach(0..<10) { Text("\(section).\($0)").frame(height: 30) }
                        } header: {
                            Text("head \(section)").frame(height: 20)
                        } footer: {
                            Text("foot \(section)").frame(height: 20)
                        }
                    }
                }
            }
        }
        #expect(window.frame(ofText: "foot 0")?.midY == 190)
        window.scroll(to: 100)
        #expect(window.frame(ofText: "head 0")?.midY == 10)
        #expect(window.frame(ofText: "foot 0")?.midY == 190)
        // 330 is where the section ends: its header has 10 points left.
        window.scroll(to: 330)
        #expect(window.frame(ofText: "head 0")?.midY == 0)
        #expect(window.frame(ofText: "head 1")?.midY == 20)
        #expect(window.frame(ofText: "foot 1")?.midY == 190)
        // What is pinned is drawn last.
        let order = window.texts
        #expect((order.firstIndex(of: "head 0") ?? 0) > (order.firstIndex(of: "1.0") ?? 99))
    }

    @Test func `several lazy containers share a page with other content`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 300, height: 400) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    LazyVGrid(columns: columns(2), spacing: 0) {
                        ForEach(0..<1000) { Cell(id: $0, log: log) }
                    }
                    Text("between").frame(height: 50)
                    LazyVStack(spacing: 0) {
                        ForEach(1000..<2000) { Cell(id: $0, log: log) }
                    }
                    Text("end").frame(height: 50)
                }
            }
        }
        #expect(window.frame(ofText: "c0")?.midY == 120)
        #expect(!log.lines.contains("1000"))
        window.scroll(to: 100 + 20_000 - 200)
        #expect(window.frame(ofText: "c999")?.midY == 180)
        #expect(window.frame(ofText: "between")?.midY == 225)
        #expect(window.frame(ofText: "c1000")?.midY == 270)
        window.scrollToEnd()
        window.scrollToEnd()
        #expect(window.frame(ofText: "end")?.midY == 375)
        #expect(window.frame(ofText: "c1999")?.midY == 330)
        #expect(log.lines.count < 300, "\(log.lines.count)")
    }

    @Test func `adaptive columns follow the width, and the cell on top stays in sight`() {
        let window = HeadlessWindow(width: 300, height: 400) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
                    ForEach(0..<10_000) { Text("c\($0)").frame(height: 40) }
                }
            }
        }
        #expect(window.frame(ofText: "c3")?.midY == 60)
        window.scroll(to: 4000)
        #expect(window.frame(ofText: "c300")?.midY == 20)
        window.resize(width: 600, height: 400)
        #expect(window.frame(ofText: "c300")?.midY == 20)
        window.scroll(to: 0)
        #expect(window.frame(ofText: "c5")?.midY == 20)
        #expect(window.frame(ofText: "c6")?.midY == 60)
    }

    @Test func `cells that give no view leave no hole`() {
        let window = HeadlessWindow(width: 200, height: 300) {
            ScrollView {
                LazyVGrid(columns: columns(2), spacing: 0) {
                    ForEach(0..<6) { index in
                        if index % 2 == 0 { Text("c\(index)").frame(height: 40) }
                    }
                }
            }
        }
        #expect(window.frame(ofText: "c2")?.midX == 150)
        #expect(window.frame(ofText: "c4")?.midY == 60)
    }

    @Test func `changes of a grid's elements keep cells in order`() {
        struct Owner: View {
            let columns: [GridItem]
            let give: (Binding<[Int]>) -> Void
            @State private var ids = Array(0..<500)
            var body: some View {
                let _ = give($ids)
                ScrollView {
                    LazyVGrid(columns: columns, spacing: 0) {
                        Text("first").frame(height: 40)
                        ForEach(ids, id: \.self) { Text("c\($0)").frame(height: 40) }
                    }
                }
            }
        }
        var random = RowIdentityTests.SplitMix(state: 5)
        var ids = Array(0..<500)
        var binding: Binding<[Int]>?
        let window = HeadlessWindow(width: 300, height: 400) {
            Owner(columns: columns(3)) { binding = $0 }
        }
        for step in 0..<100 {
            switch random.next() % 5 {
            case 0: ids.insert(1000 + step, at: Int(random.next() % UInt64(ids.count + 1)))
            case 1: ids.removeFirst(4)
            case 2: ids.removeLast(2)
            case 3: ids.reverse()
            default: window.scroll(to: CGFloat(random.next() % 5000))
            }
            binding?.wrappedValue = ids
            window.pump()
            for text in window.texts where text != "first" {
                let place = (ids.firstIndex(of: Int(text.dropFirst()) ?? -1) ?? -9) + 1
                let frame = window.frame(ofText: text) ?? .zero
                #expect(frame.midX == CGFloat(place % 3) * 100 + 50, "step \(step) \(text)")
            }
        }
    }
}
