import HeadlessBackend
import SwiftUI
import Testing

@MainActor
struct ExpensesTests {
    private func add(_ name: String, _ category: String, to window: HeadlessWindow) {
        #expect(window.tap("Add"))
        guard let sheet = window.sheet else {
            Issue.record("no sheet\n\(window.tree())")
            return
        }
        sheet.type(name, into: "Name")
        sheet.type("1200", into: "Amount")
        sheet.submit("Amount")
        sheet.select(category, in: "Category")
        sheet.tap("Save")
        #expect(window.sheet == nil, "\(window.sheet?.tree() ?? "")")
    }

    @Test func `expenses are added, filtered, edited, summed up and deleted`() {
        let window = HeadlessWindow(height: 900) { ExpensesView() }
        #expect(window.texts.contains("Nothing spent yet"))
        add("Ramen", "Food", to: window)
        add("Kokoro", "Books", to: window)
        #expect(window.texts.contains("Total: 2400 yen"), "\(window.tree())")
        #expect(!window.texts.contains("Nothing spent yet"))
        #expect(!window.texts.contains("Travel"))

        window.select("Books", in: "Filter")
        #expect(!window.texts.contains("Ramen"))
        window.select("All", in: "Filter")
        #expect(window.texts.contains("Ramen"))

        window.tap("Kokoro")
        #expect(window.texts.contains("Edit"))
        window.tap("Edit")
        window.sheet?.toggle("Shared", to: true)
        window.sheet?.tap("Save")
        window.tap("Delete")
        #expect(window.alert == "Delete Kokoro?")
        window.tapAlert("Cancel")
        window.goBack()
        #expect(window.texts.contains("shared"), "\(window.tree())")

        window.tap("Summary")
        #expect(window.tree().contains("label=1200 yen for Food"), "\(window.tree())")
        window.goBack()

        window.tap("Ramen")
        window.tap("Delete")
        window.tapAlert("Delete")
        #expect(window.texts.contains("Total: 1200 yen"), "\(window.tree())")
        #expect(!window.texts.contains("Ramen"))
    }

    @Test func `a form refuses what it must, and keeps what was typed`() {
        let window = HeadlessWindow(height: 900) { ExpensesView() }
        window.tap("Add")
        window.sheet?.tap("Save")
        #expect(window.alert == "Cannot save\nA name is needed.")
        window.tapAlert("OK")
        #expect(window.alert == nil)
        window.sheet?.type("Tea", into: "Name")
        window.sheet?.tap("Save")
        #expect(window.texts.contains("Tea"))
        window.tap("Add")
        window.sheet?.type("Cake", into: "Name")
        window.sheet?.tap("Cancel")
        #expect(window.sheet == nil)
        #expect(!window.texts.contains("Cake"))
    }
}
