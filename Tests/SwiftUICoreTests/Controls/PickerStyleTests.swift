import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct PickerStyleTests {
    private struct Choice<S: PickerStyle>: View {
        let style: S
        @State private var number = 1
        var body: some View {
            NavigationStack {
                Form {
                    Picker("Number", selection: $number) {
                        Text("one").tag(1)
                        Text("two").tag(2)
                    }
                    .pickerStyle(style)
                    Text("is \(number)")
                }
            }
        }
    }

    @Test func `inline options are rows of the form`() {
        let window = HeadlessWindow { Choice(style: .inline) }
        #expect(window.texts == ["one", "two", "is 1"])
        window.tap("two")
        #expect(window.texts == ["one", "two", "is 2"])
    }

    @Test func `options behind a link are chosen on a page of their own`() {
        let window = HeadlessWindow { Choice(style: .navigationLink) }
        #expect(window.texts == ["Number", "one", "is 1"])
        window.tap("Number")
        window.tap("two")
        #expect(window.texts == ["Number", "two", "is 2"])
    }

    @Test func `outside a form inline options stand below one another`() {
        struct Child: View {
            @State private var number = 1
            var body: some View {
                VStack {
                    Picker("Number", selection: $number) {
                        ForEach(1..<4) { Text("no. \($0)").tag($0) }
                    }
                    .pickerStyle(.inline)
                    Text("is \(number)")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("no. 3")
        #expect(window.texts.contains("is 3"))
    }
}
