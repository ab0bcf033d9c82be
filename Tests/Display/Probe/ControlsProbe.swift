import Foundation
import SwiftUI

/// Controls and presentations, which write down what they do.
struct ControlsProbe: View {
    let page: String

    var body: some View {
        switch page {
        case "input": InputProbe()
        case "menus": MenusProbe()
        case "search": SearchProbe()
        case "sheets": SheetsProbe()
        case "dates": DatesProbe()
        case "spoken": SpokenProbe()
        case "drawn": DrawnProbe()
        default: Text("no page \(page)")
        }
    }
}

struct InputProbe: View {
    enum Field: Hashable { case name, age, notes }
    @State private var name = ""
    @State private var age = ""
    @State private var secret = "secret"
    @State private var notes = ""
    @State private var long = "one\ntwo\nthree"
    @State private var price = 12.5
    @FocusState private var focus: Field?

    var body: some View {
        NavigationStack {
            Form {
                Section("Fields") {
                    TextField("Name", text: $name)
                        .focused($focus, equals: .name)
                        .onSubmit { focus = .age }
                    TextField("Age", text: $age)
                        .keyboardType(.numberPad)
                        .focused($focus, equals: .age)
                    SecureField("Secret", text: $secret)
                    TextField("Price", value: $price, format: .number)
                        .keyboardType(.decimalPad)
                    TextField("Notes", text: $notes, axis: .vertical)
                        .lineLimit(2...4)
                        .focused($focus, equals: .notes)
                }
                Section("Editor") {
                    TextEditor(text: $long).frame(height: 80).accessibilityLabel("Editor")
                    TextField("Rounded", text: $name).textFieldStyle(.roundedBorder)
                }
            }
            .navigationTitle("Input")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Text("name=\(name) age=\(age)")
                    Spacer()
                    Button("Done") { focus = nil }
                }
                ToolbarItem(placement: .bottomBar) { Button("Left") { note("left") } }
                ToolbarItem(placement: .bottomBar) { Button("Right") { note("right") } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { note("save") }.keyboardShortcut("s")
                }
            }
        }
        .onChange(of: name) { note("name \($1)") }
        .onChange(of: age) { note("age \($1)") }
        .onChange(of: notes) { note("notes \($1.replacingOccurrences(of: "\n", with: "|"))") }
        .onChange(of: long) { note("long \($1.replacingOccurrences(of: "\n", with: "|"))") }
        .onChange(of: focus) { note("focus \($1.map { "\($0)" } ?? "none")") }
    }
}

struct MenusProbe: View {
    @State private var isLoud = false
    @State private var order = 1
    @State private var rows = ["alpha", "beta"]
    @State private var isBubbleShown = false
    @State private var segment = 1

    var body: some View {
        NavigationStack {
            List {
                ForEach(rows, id: \.self) { row in
                    Button(row) { note("row \(row)") }
                        .contextMenu {
                            Button("Copy \(row)") { note("copy \(row)") }
                            Button("Remove \(row)", role: .destructive) {
                                rows.removeAll { $0 == row }
                            }
                        }
                }
                Picker("Order", selection: $order) {
                    Text("By name").tag(1)
                    Text("By date").tag(2)
                }
                Picker("Segments", selection: $segment) {
                    Text("Day").tag(1)
                    Text("Week").tag(2)
                }
                .pickerStyle(.segmented)
                Picker("Linked", selection: $order) {
                    Text("By name").tag(1)
                    Text("By date").tag(2)
                }
                .pickerStyle(.navigationLink)
                Button("Bubble") { isBubbleShown = true }
                    .popover(isPresented: $isBubbleShown) {
                        VStack(alignment: .leading) {
                            Text("In the bubble").font(.headline)
                            Button("Inside") { note("inside") }
                        }
                        .padding()
                    }
                    .help("Opens a bubble")
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Menus")
            .toolbar {
                Menu {
                    Button("Refresh", systemImage: "arrow.clockwise") { note("refresh") }
                    Button("Delete", role: .destructive) { note("delete") }
                    Button("Never") {}.disabled(true)
                    Divider()
                    Toggle("Loud", isOn: $isLoud)
                    Picker("Order", selection: $order) {
                        Text("By name").tag(1)
                        Text("By date").tag(2)
                    }
                    Menu("More") { Button("Deep") { note("deep") } }
                } label: {
                    Image(systemName: "ellipsis.circle").accessibilityLabel("Options")
                }
            }
        }
        .onChange(of: isLoud) { note("loud \($1)") }
        .onChange(of: order) { note("order \($1)") }
        .onChange(of: isBubbleShown) { note("bubble \($1)") }
    }
}

struct SearchProbe: View {
    @State private var text = ""
    @State private var scope = 0
    private let all = ["りんご", "みかん", "ぶどう", "もも", "apple", "banana"]

    var body: some View {
        NavigationStack {
            List(all.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .navigationTitle("Fruits")
                .searchable(text: $text, prompt: "Find fruit")
                .searchScopes($scope) {
                    Text("All").tag(0)
                    Text("Mine").tag(1)
                }
                .searchSuggestions {
                    if text.isEmpty { Text("Try apple").searchCompletion("apple") }
                }
        }
        .onSubmit(of: .search) { note("submit \(text)") }
        .onChange(of: text) { note("text \($1)") }
    }
}

struct SheetsProbe: View {
    @State private var isSheetShown = false
    @State private var isCoverShown = false
    @State private var isDialogShown = false
    @State private var isAlertShown = false
    @State private var isLockedShown = false

    var body: some View {
        VStack(spacing: 12) {
            Button("Sheet") { isSheetShown = true }
            Button("Cover") { isCoverShown = true }
            Button("Locked") { isLockedShown = true }
            Button("Dialog") { isDialogShown = true }
            Button("Alert") { isAlertShown = true }
        }
        .sheet(isPresented: $isSheetShown, onDismiss: { note("sheet gone") }) {
            SheetContent().presentationDetents([.height(220), .large])
        }
        .sheet(isPresented: $isLockedShown) {
            LockedContent().interactiveDismissDisabled()
        }
        .fullScreenCover(isPresented: $isCoverShown) { CoverContent() }
        .confirmationDialog("Really?", isPresented: $isDialogShown, titleVisibility: .visible) {
            Button("Delete all", role: .destructive) { note("delete all") }
            Button("Keep some") { note("keep some") }
        } message: {
            Text("This cannot be undone.")
        }
        .alert("Careful", isPresented: $isAlertShown) {
            Button("OK") { note("ok") }
        } message: {
            Text("Something happened.")
        }
    }
}

struct SheetContent: View {
    @State private var isMoreShown = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("In the sheet")
            Button("More") { isMoreShown = true }
            Button("Close sheet") { dismiss() }.keyboardShortcut(.cancelAction)
        }
        .sheet(isPresented: $isMoreShown) { Text("In the second sheet") }
    }
}

struct LockedContent: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Unlock") { dismiss() } }
}

struct CoverContent: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Text("In the cover")
                .navigationTitle("Cover")
                .toolbar { Button("Uncover") { dismiss() } }
        }
    }
}

struct DatesProbe: View {
    @State private var date = Date(timeIntervalSince1970: 1_709_080_200)
    @State private var color = Color.blue
    @State private var level = 0.4
    @State private var count = 3

    var body: some View {
        Form {
            Section("Dates") {
                DatePicker("Start", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            }
            Section("Others") {
                ColorPicker("Ink", selection: $color)
                Stepper("Count \(count)", value: $count, in: 0...5)
                Slider(value: $level) { note("slider \($0)") }
                Gauge(value: level) {
                    Text("Level")
                } currentValueLabel: {
                    Text("now")
                }
                ShareLink(item: "shared words")
            }
        }
        .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        .environment(\.locale, Locale(identifier: "ja_JP"))
        .onChange(of: date) { note("date \(Int($1.timeIntervalSince1970))") }
        .onChange(of: level) { note("level \($1 > $0 ? "up" : "down")") }
    }
}
