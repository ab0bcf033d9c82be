import Foundation
import Observation
import SwiftUI

// A second app as its developer would write it, with the newer idioms: observable models, routes
// as an enumeration, a form with focus, styles, modifiers and preferences of its own.

enum Category: String, CaseIterable, Identifiable, Hashable {
    case food, travel, books
    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String {
        switch self {
        case .food: "fork.knife"
        case .travel: "tram"
        case .books: "book"
        }
    }
}

struct Expense: Identifiable, Hashable {
    let id: Int
    var name: String
    var amount: Int
    var category: Category
    var isShared = false
}

@Observable
final class Ledger {
    var expenses: [Expense] = []
    var draft: Expense?
    var problem: String?
    @ObservationIgnored private var lastID = 0

    var total: Int { expenses.reduce(0) { $0 + $1.amount } }

    func begin() {
        lastID += 1
        draft = Expense(id: lastID, name: "", amount: 0, category: .food)
    }

    func save(_ expense: Expense) {
        guard !expense.name.isEmpty else {
            problem = "A name is needed."
            return
        }
        if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
            expenses[index] = expense
        } else {
            expenses.append(expense)
        }
        draft = nil
    }

    func remove(_ id: Expense.ID) { expenses.removeAll { $0.id == id } }
}

enum Route: Hashable {
    case expense(Expense.ID)
    case summary
}

struct ExpensesView: View {
    @State private var ledger = Ledger()
    @State private var path: [Route] = []
    @State private var filter: Category?

    private var shown: [Expense] {
        ledger.expenses.filter { filter == nil || $0.category == filter }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Picker("Filter", selection: $filter) {
                    Text("All").tag(Category?.none)
                    ForEach(Category.allCases) { Text($0.title).tag(Optional($0)) }
                }
                ForEach(Category.allCases) { category in
                    let rows = shown.filter { $0.category == category }
                    if !rows.isEmpty {
                        Section(category.title) {
                            ForEach(rows) { expense in
                                NavigationLink(value: Route.expense(expense.id)) {
                                    ExpenseRow(expense: expense)
                                }
                            }
                        }
                    }
                }
                Section {
                    LabeledTotal(total: ledger.total)
                    Button("Summary") { path.append(.summary) }
                } footer: {
                    if ledger.expenses.isEmpty { Text("Nothing spent yet") }
                }
            }
            .navigationTitle("Expenses")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { ledger.begin() }
                }
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .expense(let id): ExpenseDetail(id: id)
                case .summary: SummaryView()
                }
            }
        }
        .environment(ledger)
        .sheet(item: $ledger.draft) { draft in ExpenseForm(expense: draft).environment(ledger) }
    }
}

struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        Label {
            HStack {
                Text(expense.name)
                if expense.isShared { Text("shared").badge() }
                Spacer()
                Text("\(expense.amount) yen").monospacedDigit()
            }
        } icon: {
            Image(systemName: expense.category.symbol).foregroundStyle(.tint)
        }
    }
}

struct LabeledTotal: View {
    let total: Int
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("Total: \(total) yen")
            .bold()
            .foregroundStyle(colorScheme == .dark ? Color.yellow : Color.primary)
    }
}

struct ExpenseForm: View {
    @Environment(Ledger.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @State var expense: Expense
    @FocusState private var isNameFocused: Bool

    var body: some View {
        @Bindable var ledger = ledger
        Form {
            Section("What") {
                TextField("Name", text: $expense.name).focused($isNameFocused)
                TextField("Amount", value: $expense.amount, format: .number)
                Stepper("Hundreds", value: $expense.amount, in: 0...10_000, step: 100)
            }
            Picker("Category", selection: $expense.category) {
                ForEach(Category.allCases) { Text($0.title).tag($0) }
            }
            Toggle("Shared", isOn: $expense.isShared.animation())
            HStack {
                Button("Cancel", role: .cancel) { dismiss() }
                Button("Save") { ledger.save(expense) }.buttonStyle(.filled)
            }
        }
        .onAppear { isNameFocused = true }
        .alert("Cannot save", isPresented: $ledger.problem.isPresent) {
            Button("OK") {}
        } message: {
            Text(ledger.problem ?? "")
        }
    }
}

struct ExpenseDetail: View {
    let id: Expense.ID
    @Environment(Ledger.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false

    var body: some View {
        if let expense = ledger.expenses.first(where: { $0.id == id }) {
            VStack(alignment: .leading) {
                Text(expense.name).font(.title)
                Button("Edit") { ledger.draft = expense }
                Button("Delete", role: .destructive) { isAsking = true }
            }
            .padding()
            .navigationTitle(expense.name)
            .confirmationDialog("Delete \(expense.name)?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) {
                    ledger.remove(id)
                    dismiss()
                }
            }
        } else {
            Text("Deleted")
        }
    }
}

struct SummaryView: View {
    @Environment(Ledger.self) private var ledger
    @State private var columnWidth: CGFloat = 0

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(Category.allCases) { category in
                    HStack {
                        Text(category.title)
                            .background(WidthReader())
                            .frame(minWidth: columnWidth, alignment: .leading)
                        bar(for: category)
                    }
                }
            }
        }
        .onPreferenceChange(WidthKey.self) { columnWidth = $0 }
    }

    @ViewBuilder
    private func bar(for category: Category) -> some View {
        let sum = ledger.expenses.filter { $0.category == category }.map(\.amount).reduce(0, +)
        if sum > 0 {
            RoundedRectangle(cornerRadius: 3).fill(Color.accentColor)
                .frame(width: min(CGFloat(sum) / 10, 200), height: 8)
                .accessibilityLabel("\(sum) yen for \(category.title)")
        }
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct WidthReader: View {
    var body: some View {
        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
    }
}

struct FilledButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .background(Color.accentColor.opacity(configuration.isPressed ? 0.5 : 1), in: Capsule())
            .opacity(isEnabled ? 1 : 0.4)
    }
}

extension ButtonStyle where Self == FilledButtonStyle {
    static var filled: FilledButtonStyle { FilledButtonStyle() }
}

struct Badge: ViewModifier {
    func body(content: Content) -> some View {
        content.font(.caption).padding(4).overlay(Capsule().stroke(.secondary))
    }
}

extension View {
    func badge() -> some View { modifier(Badge()) }
}

extension Optional {
    fileprivate var isPresent: Bool {
        get { self != nil }
        set { if !newValue { self = nil } }
    }
}
