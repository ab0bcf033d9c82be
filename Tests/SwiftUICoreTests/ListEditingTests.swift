import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct ListEditingTests {
    struct Names: View {
        @State var names = ["a", "b", "c", "d"]
        let log: Recorder
        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).deleteDisabled(name == "d").moveDisabled(name == "a")
                    }
                    .onDelete { offsets in
                        log.note("delete \(Array(offsets))")
                        names.remove(atOffsets: offsets)
                    }
                    .onMove { from, to in
                        log.note("move \(Array(from)) \(to)")
                        names.move(fromOffsets: from, toOffset: to)
                    }
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test func `a long swipe deletes, a short one shows the button, a tap closes it`() {
        let log = Recorder()
        let window = HeadlessWindow { Names(log: log) }
        window.swipe("b", by: -90)
        #expect(log.lines.isEmpty)
        #expect(window.texts.contains("Delete"), "\(window.tree())")
        window.swipe("c", by: -90)
        #expect(window.texts.filter { $0 == "Delete" }.count == 1, "one row is open at a time")
        window.tap("Delete")
        window.settleMotions()
        #expect(log.take() == ["delete [2]"])
        #expect(!window.texts.contains("Delete"))
        window.swipe("a", by: -350)
        #expect(log.take() == ["delete [0]"])
        #expect(window.texts.filter { "abcd".contains($0) } == ["b", "d"])
        #expect(!window.swipe("d", by: -90), "deleting is disabled")
    }

    @Test func `the keyboard and the menu delete and move`() {
        let log = Recorder()
        let window = HeadlessWindow { Names(log: log) }
        #expect(window.contextMenuTitles(of: "b") == [["Delete", "Move Up", "Move Down"]])
        #expect(window.pressMove(on: "b", by: 1))
        #expect(log.take() == ["move [1] 3"])
        #expect(window.pressMove(on: "b", by: -1))
        #expect(log.take() == ["move [2] 1"])
        #expect(!window.pressMove(on: "a", by: 1))
        #expect(window.pressDelete(on: "c"))
        #expect(log.take() == ["delete [2]"])
        #expect(!window.pressDelete(on: "d"))
        window.choose("Move Down", fromContextMenu: "b")
        window.settleMotions()
        #expect(log.take() == ["move [1] 3"])
    }

    @Test func `the edit button shows the means to delete and to move by hand`() {
        let log = Recorder()
        let window = HeadlessWindow { Names(log: log) }
        #expect(!window.tree().contains("minus.circle.fill"))
        #expect(!window.dragHandle("b", by: 50))
        window.tap("Edit")
        window.settleMotions()
        #expect(window.tree().components(separatedBy: "minus.circle.fill").count == 4)
        #expect(window.dragHandle("b", by: 60))
        #expect(log.take() == ["move [1] 3"])
        #expect(window.texts.filter { "abcd".contains($0) } == ["a", "c", "b", "d"])
        #expect(!window.dragHandle("a", by: 60), "moving is disabled")
        window.tap("Done")
        window.settleMotions()
        #expect(!window.tree().contains("minus.circle.fill"))
    }

    @Test func `swipe actions are made when they are to be seen, and act`() {
        struct Action: View {
            let name: String
            let log: Recorder
            var body: some View {
                let _ = log.note("body \(name)")
                Button(name) { log.note(name) }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow {
            List(0..<3) { index in
                Text("row \(index)")
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Action(name: "pin \(index)", log: log)
                    }
                    .swipeActions {
                        Button("flag \(index)", role: .destructive) { log.note("flag \(index)") }
                            .tint(.orange)
                    }
            }
        }
        #expect(log.take().isEmpty)
        let nodes = window.liveNodeCount
        window.swipe("row 1", by: 90)
        #expect(log.take() == ["body pin 1"])
        #expect((window.frame(ofText: "row 1")?.minX ?? 0) > 90)
        window.tap("pin 1")
        window.settleMotions()
        #expect(log.take() == ["pin 1"])
        #expect(window.liveNodeCount == nodes)
        // Without full swipe the longest swipe shows the actions only.
        window.swipe("row 2", by: 390)
        #expect(log.take() == ["body pin 2"])
        window.swipe("row 0", by: -390)
        #expect(log.take() == ["flag 0"])
        #expect(window.contextMenuTitles(of: "row 1") == [["pin 1", "flag 1"]])
        window.choose("flag 1", fromContextMenu: "row 1")
        window.settleMotions()
        #expect(log.take().contains("flag 1"))
    }

    @Test func `a selection of several rows is made as on a desktop, and by circles in editing`() {
        struct Child: View {
            @State private var chosen: Set<Int> = []
            @State private var mode = EditMode.inactive
            var body: some View {
                Text("chosen \(chosen.sorted())")
                Button("mode") { mode = mode == .active ? .inactive : .active }
                List(0..<5, id: \.self, selection: $chosen) { Text("row \($0)") }
                    .environment(\.editMode, $mode)
            }
        }
        let window = HeadlessWindow { VStack { Child() } }
        window.tap("row 1")
        #expect(window.texts.contains("chosen [1]"))
        window.hold(.control)
        window.tap("row 3")
        #expect(window.texts.contains("chosen [1, 3]"))
        window.hold(.shift)
        window.tap("row 4")
        #expect(window.texts.contains("chosen [3, 4]"))
        window.hold([])
        window.tap("row 2")
        #expect(window.texts.contains("chosen [2]"))
        window.tap("mode")
        window.tap("row 0")
        window.tap("row 2")
        #expect(window.texts.contains("chosen [0]"))
        #expect(window.tree().contains("checkmark.circle.fill"))
    }

    @Test func `modifiers around a collection and a section reach every row`() {
        let window = HeadlessWindow(height: 900) {
            List {
                ForEach(0..<3) { Text("row \($0)") }
                    .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                Section("s") {
                    Text("x")
                    Text("y").listRowInsets(EdgeInsets())
                }
                .listRowInsets(EdgeInsets(top: 0, leading: 70, bottom: 0, trailing: 0))
            }
            .listStyle(.plain)
        }
        #expect(window.frame(ofText: "row 2")?.minX == 40)
        #expect(window.frame(ofText: "x")?.minX == 70)
        #expect(window.frame(ofText: "y")?.minX == 0)
    }

    @Test func `a view behind a row fills it and follows its state`() {
        struct Child: View {
            @State private var isOn = false
            var body: some View {
                List {
                    Button("turn") { isOn.toggle() }
                        .listRowBackground(Text(isOn ? "on" : "off").frame(maxWidth: .infinity))
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.texts.contains("off"))
        window.tap("turn")
        #expect(window.texts.contains("on"))
        #expect(window.frame(ofText: "on")?.midX == 200)
    }

    @Test func `a badge stands at the end of its row`() {
        let window = HeadlessWindow { List { Text("inbox").badge(7) } }
        #expect((window.frame(ofText: "7")?.maxX ?? 0) > 350)
    }

    @Test func `keys lead from row to row and bring them in sight`() {
        let window = HeadlessWindow(height: 400) {
            List {
                Section("one") { ForEach(0..<50) { Text("a\($0)") } }
                Section("two") { ForEach(0..<50_000) { Text("b\($0)") } }
            }
        }
        #expect(window.row(after: "a0", .up) == nil)
        #expect(window.row(after: "a0", .down) == "a1")
        #expect(window.row(after: "a1", .last) == "b49999")
        #expect((window.frame(ofText: "b49999")?.maxY ?? 999) <= 400)
        #expect(window.row(after: "b49999", .up) == "b49998")
        #expect(window.row(after: "b49998", .first) == "a0")
        let page = window.row(after: "a0", .pageDown)
        #expect(["a6", "a7", "a8"].contains(page), "\(page ?? "nothing")")
        #expect((window.frame(ofText: page ?? "")?.maxY ?? 999) <= 400)
    }
}
