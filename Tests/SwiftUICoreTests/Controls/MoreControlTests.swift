import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct MoreControlTests {
    private static let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    /// 2024-02-28 09:30 in Tokyo.
    private static let start = Date(timeIntervalSince1970: 1_709_080_200)

    private struct Dates: View {
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var last = Date.distantFuture
        @State private var date = MoreControlTests.start
        var body: some View {
            VStack {
                DatePicker("When", selection: $date, in: ...last, displayedComponents: components)
                Text(
                    "is \(Int(date.timeIntervalSince1970 - MoreControlTests.start.timeIntervalSince1970))"
                )
            }
            .environment(\.timeZone, MoreControlTests.tokyo)
            .environment(\.locale, Locale(identifier: "ja_JP"))
        }
    }

    private func node(
        _ window: HeadlessWindow, _ matches: (RenderContent) -> Bool
    ) -> RenderNode? { window.nodes.first { matches($0.content) } }

    @Test func `a date is shown in the words of the locale and chosen in a calendar`() {
        let window = HeadlessWindow { Dates(components: .date) }
        #expect(window.texts.contains("2024年2月28日"))
        window.tap("2024年2月28日")
        #expect(window.presentationStyle == "popover")
        let calendar = window.sheet.flatMap {
            node($0) { if case .calendar = $0 { true } else { false } }
        }
        #expect(calendar?.content == .calendar(CalendarDay(year: 2024, month: 2, day: 28)))
        calendar?.handlers.dayChosen?(CalendarDay(year: 2024, month: 3, day: 1))
        window.pump()
        #expect(window.texts.contains("is \(2 * 86400)"))
        #expect(window.presentationStyle == nil)
    }

    @Test func `a day out of range becomes the nearest one in it`() {
        let window = HeadlessWindow {
            Dates(components: .date, last: Self.start.addingTimeInterval(3600))
        }
        window.tap("2024年2月28日")
        let calendar = window.sheet.flatMap {
            node($0) { if case .calendar = $0 { true } else { false } }
        }
        calendar?.handlers.dayChosen?(CalendarDay(year: 2030, month: 1, day: 1))
        window.pump()
        #expect(window.texts.contains("is 3600"))
    }

    @Test func `a time of day is two numbers`() {
        let window = HeadlessWindow { Dates(components: .hourAndMinute) }
        let numbers = window.nodes.filter { if case .number = $0.content { true } else { false } }
        #expect(
            numbers.map(\.content) == [
                .number(value: 9, lower: 0, upper: 23, digits: 2),
                .number(value: 30, lower: 0, upper: 59, digits: 2),
            ])
        numbers[0].handlers.valueChanged?(11)
        numbers[1].handlers.valueChanged?(0)
        window.pump()
        #expect(window.texts.contains("is \(2 * 3600 - 30 * 60)"))
    }

    @Test func `the graphical style shows the month at once`() {
        let window = HeadlessWindow { Dates(components: .date).datePickerStyle(.graphical) }
        #expect(node(window) { if case .calendar = $0 { true } else { false } } != nil)
    }

    @Test func `a colour is chosen`() {
        struct Child: View {
            @State private var color = Color.black
            var body: some View {
                ColorPicker("Ink", selection: $color, supportsOpacity: false)
            }
        }
        let window = HeadlessWindow { Child() }
        let well = node(window) { if case .colorWell = $0 { true } else { false } }
        #expect(well?.accessibility.label == "Ink")
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        well?.handlers.colorChosen?(red)
        window.pump()
        #expect(well?.content == .colorWell(red, supportsOpacity: false))
    }

    @Test func `a share link copies, writes mail and opens`() throws {
        let address = try #require(URL(string: "https://example.com/a"))
        let window = HeadlessWindow {
            VStack {
                ShareLink("Share it", item: address, subject: Text("Subject"))
                ShareLink(item: "words") { Text("words") }
            }
        }
        let titles = window.menuTitles(of: "Share it").flatMap { $0 }
        #expect(titles.count == 3)
        #expect(window.choose(titles[0], fromMenu: "Share it"))
        #expect(window.clipboard == "https://example.com/a")
        window.choose(titles[1], fromMenu: "Share it")
        #expect(window.openedURLs.last?.scheme == "mailto")
        window.choose(titles[2], fromMenu: "Share it")
        #expect(window.openedURLs.last == address)
        #expect(window.menuTitles(of: "words").flatMap { $0 }.count == 2)
    }

    @Test func `the clipboard's text is pasted`() {
        let log = Recorder()
        let window = HeadlessWindow {
            PasteButton(payloadType: String.self) { log.note($0.joined()) }
        }
        window.clipboard = "from elsewhere"
        window.nodes.first { $0.handlers.activate != nil }?.handlers.activate?()
        #expect(log.take() == ["from elsewhere"])
    }

    @Test func `a toggle of several values is on while all are`() {
        struct Child: View {
            @State private var a = true
            @State private var b = false
            var body: some View {
                VStack {
                    Toggle("All", sources: [$a, $b], isOn: \.self)
                    Text("\(a ? "a" : "-")\(b ? "b" : "-")")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.nodes.contains { $0.content == .toggle(isOn: false) })
        window.toggle("All", to: true)
        #expect(window.texts.contains("ab"))
        window.toggle("All", to: false)
        #expect(window.texts.contains("--"))
    }

    @Test func `a stepper shows its value through a format`() {
        struct Child: View {
            @State private var value = 0.5
            var body: some View {
                Stepper(
                    "Share", value: $value, in: 0...1, step: 0.25,
                    format: .percent.locale(Locale(identifier: "en_US")))
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.texts == ["Share", "50%"])
        window.nodes.first { $0.handlers.stepped != nil }?.handlers.stepped?(1)
        window.pump()
        #expect(window.texts == ["Share", "75%"])
    }

    @Test func `a slider tells when its knob is held`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Slider(value: .constant(0.5)) { log.note("editing \($0)") }
        }
        let slider = window.nodes.first { $0.handlers.valueChanged != nil }
        slider?.handlers.editingChanged?(true)
        slider?.handlers.editingChanged?(false)
        #expect(log.take() == ["editing true", "editing false"])
    }

    @Test func `groups of controls are rows, and sections in menus`() {
        let window = HeadlessWindow {
            VStack {
                GroupBox("Box") { Text("inside") }
                ControlGroup {
                    Button("a") {}
                    Button("b") {}
                }
                Menu("m") {
                    ControlGroup("Group") { Button("c") {} }
                    Button("d") {}
                }
                Gauge(value: 3, in: 0...12) { Text("Fuel") }
            }
        }
        #expect(window.texts.contains("Box") && window.texts.contains("inside"))
        #expect(window.menuTitles(of: "m") == [["c"], ["d"]])
        #expect(
            window.nodes.contains {
                if case .progress(let fraction, _, _) = $0.content {
                    fraction == 0.25
                } else {
                    false
                }
            })
    }
}
