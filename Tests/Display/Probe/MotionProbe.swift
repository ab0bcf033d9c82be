import SwiftUI

/// Tabs in which pages that are turned, and lists, have to live together.
struct TabsProbe: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                List(0..<50, id: \.self) { row in
                    NavigationLink("row \(row)") { Text("detail \(row)") }
                }
                .navigationTitle("Events")
            }
            .tabItem { Label("Events", systemImage: "calendar") }
            .tag(0)
            PagesProbe()
                .tabItem { Label("Pages", systemImage: "book") }
                .tag(1)
            NavigationStack { Counting().navigationTitle("Saved") }
                .tabItem { Label("Saved", systemImage: "bookmark") }
                .tag(2)
        }
        .onChange(of: tab) { _, new in note("tab \(new)") }
    }
}

/// A value that must survive while other tabs show.
struct Counting: View {
    @State private var count = 0
    var body: some View {
        Button("count \(count)") { count += 1 }
    }
}

/// Two pages under two buttons and a bar, as in a ranking.
struct PagesProbe: View {
    @State private var page = 0

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Button("left page") { page = 0 }.frame(maxWidth: .infinity, minHeight: 44)
                Button("right page") { page = 1 }.frame(maxWidth: .infinity, minHeight: 44)
            }
            GeometryReader { proxy in
                Rectangle().fill(page == 0 ? Color.orange : .blue)
                    .frame(width: proxy.size.width / 2)
                    .offset(x: page == 0 ? 0 : proxy.size.width / 2)
            }
            .frame(height: 2)
            TabView(selection: $page) {
                ScrollView {
                    VStack {
                        ForEach(0..<40, id: \.self) { Text("orange \($0)").padding(8) }
                    }
                    .frame(maxWidth: .infinity)
                }
                .tag(0)
                VStack {
                    Text("blue page")
                    Button("press me") { note("pressed") }
                }
                .tag(1)
            }
            .tabViewStyle(.page)
        }
        .animation(.linear(duration: 0.3), value: page)
        .onChange(of: page) { _, new in note("page \(new)") }
    }
}

/// A square that is dragged and pressed, and a group that opens.
struct GesturesProbe: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Color.orange.frame(width: 200, height: 200)
                .gesture(
                    DragGesture()
                        .onEnded { note("drag ended \(Int($0.translation.width.rounded()))") }
                )
                .simultaneousGesture(
                    LongPressGesture(minimumDuration: 0.6).onEnded { _ in note("long press") }
                )
                .accessibilityLabel("square")
            DisclosureGroup("more") { Text("inside") }
            Button("show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            if isShown {
                Text("slides").transition(.move(edge: .trailing).combined(with: .opacity))
            }
        }
        .padding()
    }
}
