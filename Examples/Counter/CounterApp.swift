import SwiftUI

@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") { CounterView() }
    }
}

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("\(count)").font(.largeTitle)
            Button("Add one") { count += 1 }.buttonStyle(.borderedProminent)
        }
        .padding()
    }
}
