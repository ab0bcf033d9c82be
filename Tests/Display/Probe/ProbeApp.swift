import Foundation
import SwiftUI

/// A program that writes down what the runtime does with it, a line each, for a test to compare.
///
/// Its argument chooses what it shows: `state`, `rows`, `navigation`, `idle`, `churn`, `tabs`,
/// `effects`, `pictures`, `lists`, `grids`, or `controls` with the name of a page.
@main
struct ProbeApp: App {
    var body: some Scene {
        WindowGroup("Probe") {
            switch CommandLine.arguments.dropFirst().first ?? "state" {
            case "rows": RowsProbe()
            case "navigation": NavigationProbe()
            case "idle": IdleProbe()
            case "churn": ChurnProbe()
            case "lists": ListsProbe()
            case "grids": GridsProbe()
            case "controls":
                ControlsProbe(page: CommandLine.arguments.dropFirst(2).first ?? "input")
            case "tabs": TabsProbe()
            case "effects": EffectsProbe()
            case "pictures": PicturesProbe()
            default: StateProbe()
            }
        }
    }
}

/// Writes a line to standard output at once.
func note(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

struct StateProbe: View {
    @State private var a = 0
    @State private var b = 0
    @State private var isShown = true

    var body: some View {
        note("body root")
        return VStack {
            Text("a \(a), b \(b)")
            Dependent(value: a)
            Independent()
            if isShown {
                Text("conditional")
                    .onAppear { note("appear") }
                    .onDisappear { note("disappear") }
                    .task { note("task") }
            }
            Button("two writes") {
                a += 1
                b += 1
            }
            Button("equal write") { a = a * 1 }
            Button("toggle") { isShown.toggle() }
            Button("mark") { note("mark") }
        }
        .onChange(of: a) { old, new in note("change \(old) \(new)") }
    }
}

struct Dependent: View {
    let value: Int
    var body: some View {
        note("body dependent")
        return Text("dependent \(value)")
    }
}

struct Independent: View {
    var body: some View {
        note("body independent")
        return Text("independent")
    }
}

@MainActor
enum Seeds {
    private static var last = 0
    static func next() -> Int {
        last += 1
        return last
    }
}

struct SeededRow: View {
    let kind: String
    let id: Int
    @State private var seed = Seeds.next()

    var body: some View { Text("\(kind) \(id) seed \(seed)") }
}

struct RowsProbe: View {
    @State private var ids = [1, 2, 3, 4]

    var body: some View {
        VStack {
            HStack {
                Button("insert") { ids.insert((ids.max() ?? 0) + 1, at: 0) }
                Button("reverse") { ids.reverse() }
                Button("remove") { ids.removeLast() }
            }
            VStack {
                ForEach(ids, id: \.self) { SeededRow(kind: "each", id: $0) }
            }
            List(ids, id: \.self) { SeededRow(kind: "list", id: $0) }
        }
    }
}

struct NavigationProbe: View {
    var body: some View {
        NavigationStack {
            HomePage()
                .navigationDestination(for: Int.self) { DetailPage(number: $0) }
        }
    }
}

struct HomePage: View {
    @State private var seed = Seeds.next()

    var body: some View {
        note("body home")
        return VStack {
            Text("home seed \(seed)")
            NavigationLink("push", value: 7)
        }
        .navigationTitle("Home")
        .onAppear { note("appear home") }
        .onDisappear { note("disappear home") }
        .task { note("task home") }
    }
}

struct DetailPage: View {
    let number: Int

    var body: some View {
        note("body detail")
        return Text("detail \(number)")
            .navigationTitle("Detail")
            .onAppear { note("appear detail") }
            .onDisappear { note("disappear detail") }
            .task { note("task detail") }
    }
}

struct IdleProbe: View {
    var body: some View {
        NavigationStack {
            List(0..<1000) { Text("Row \($0)") }
                .navigationTitle("Idle")
        }
    }
}

/// Pushes and pops a detail over and over, and says how much memory the process takes.
struct ChurnProbe: View {
    @State private var path: [Int] = []
    @State private var round = 0
    private static let rounds = 10_000

    var body: some View {
        NavigationStack(path: $path) {
            Text("round \(round)")
                .navigationTitle("Churn")
                .navigationDestination(for: Int.self) { DetailPage(number: $0) }
        }
        .onChange(of: path) {
            // Every twentieth page is drawn; the others come and go within a frame.
            if round % 20 == 0 { DispatchQueue.main.async { step() } } else { step() }
        }
        .task { step() }
    }

    private func step() {
        if path.isEmpty {
            if round == 500 || round == Self.rounds { note("mark \(round) \(residentKilobytes)") }
            guard round < Self.rounds else { return }
            round += 1
            path = [round]
        } else {
            path = []
        }
    }

    private var residentKilobytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
