import SwiftUI

/// Lists as a person edits them; each change writes a line that begins with `mark`.
struct ListsProbe: View {
    @State private var names = ["alpha", "beta", "gamma", "delta"]
    @State private var count = 0

    var body: some View {
        NavigationStack {
            List {
                Section("Names") {
                    ForEach(names, id: \.self) { name in
                        Text("name \(name)")
                            .swipeActions(edge: .leading) {
                                Button {
                                    note("mark pin \(name)")
                                } label: {
                                    Label("Pin \(name)", systemImage: "pin.fill")
                                }
                                .tint(.orange)
                            }
                    }
                    .onDelete { offsets in
                        names.remove(atOffsets: offsets)
                        note("mark delete \(names.joined(separator: " "))")
                    }
                    .onMove { from, to in
                        names.move(fromOffsets: from, toOffset: to)
                        note("mark move \(names.joined(separator: " "))")
                    }
                }
                ForEach(0..<30) { section in
                    Section("Section \(section)") {
                        ForEach(0..<20) { row in
                            Button("row \(section)-\(row)") { note("mark press \(section)-\(row)") }
                        }
                    }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Lists")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { EditButton() }
        }
    }
}

/// Cells of a grid, a row that scrolls sideways, and jumps to far cells.
struct GridsProbe: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("far") { proxy.scrollTo(60_000, anchor: .center) }
                ScrollView {
                    ScrollView(.horizontal) {
                        LazyHStack {
                            ForEach(0..<10_000) { tile("tile \($0)").frame(width: 120) }
                        }
                    }
                    LazyVGrid(
                        columns: [GridItem(.adaptive(minimum: 110))], pinnedViews: .sectionHeaders
                    ) {
                        Section {
                            ForEach(0..<100_000) { tile("cell \($0)") }
                        } header: {
                            Text("header").frame(maxWidth: .infinity).background(Color.yellow)
                        }
                    }
                    .padding()
                }
            }
        }
    }

    private func tile(_ title: String) -> some View {
        Text(title).padding().frame(maxWidth: .infinity).background(Color.blue.opacity(0.2))
            .cornerRadius(8)
    }
}
