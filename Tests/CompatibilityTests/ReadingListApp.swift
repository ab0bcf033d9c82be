import Combine
import Foundation
import SwiftUI

// An app as its developer would write it for a phone: a list fetched from somewhere, a search
// field, details with notes, favourites, errors with a retry. It uses documented API alone.

struct Book: Identifiable, Hashable, Codable {
    let id: Int
    var title: String
    var author: String
    var pages: Int
}

protocol BookService: Sendable {
    func books() async throws -> [Book]
}

enum LibraryError: LocalizedError {
    case closed
    var errorDescription: String? { "The library is closed" }
    var recoverySuggestion: String? { "Come back tomorrow." }
}

@MainActor
final class LibraryModel: ObservableObject {
    @Published private(set) var books: [Book] = []
    @Published private(set) var isLoading = false
    @Published var query = ""
    @Published var favorites: Set<Int> = []
    @Published var error: LibraryError?
    @Published private(set) var matchCount = 0

    private let service: any BookService
    private var cancellables: Set<AnyCancellable> = []

    init(service: any BookService) {
        self.service = service
        $query
            .combineLatest($books)
            .map { query, books in books.filter { $0.matches(query) }.count }
            .removeDuplicates()
            .assign(to: &$matchCount)
    }

    var visibleBooks: [Book] { books.filter { $0.matches(query) } }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            books = try await service.books()
        } catch let problem as LibraryError {
            error = problem
        } catch {
            books = []
        }
    }

    func toggleFavorite(_ book: Book) {
        if favorites.remove(book.id) == nil { favorites.insert(book.id) }
    }
}

extension Book {
    func matches(_ query: String) -> Bool {
        query.isEmpty || title.localizedCaseInsensitiveContains(query)
            || author.localizedCaseInsensitiveContains(query)
    }
}

struct LibraryView: View {
    @StateObject private var model: LibraryModel
    @State private var isShowingFavorites = false

    init(service: any BookService) {
        _model = StateObject(wrappedValue: LibraryModel(service: service))
    }

    private var isFailed: Binding<Bool> {
        Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } })
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Search", text: $model.query)
                        .textFieldStyle(.roundedBorder)
                }
                Section("\(model.matchCount) books") {
                    ForEach(model.visibleBooks) { book in
                        NavigationLink(value: book) {
                            BookRow(book: book, isFavorite: model.favorites.contains(book.id))
                        }
                    }
                }
            }
            .overlay { if model.isLoading { ProgressView("Loading…") } }
            .navigationTitle("Library")
            .navigationDestination(for: Book.self) { BookDetail(book: $0) }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Favorites") { isShowingFavorites = true }
                }
            }
            .refreshable { await model.load() }
            .task { await model.load() }
            .sheet(isPresented: $isShowingFavorites) { FavoritesView() }
            .alert(isPresented: isFailed, error: model.error) { _ in
                Button("Retry") { Task { await model.load() } }
                Button("OK", role: .cancel) {}
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
        }
        .environmentObject(model)
    }
}

struct BookRow: View {
    let book: Book
    let isFavorite: Bool

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 2) {
                Text(book.title).font(.headline).lineLimit(2)
                Text(book.author).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if isFavorite { Image(systemName: "star.fill").foregroundColor(.yellow) }
        }
    }
}

struct BookDetail: View {
    let book: Book
    @EnvironmentObject private var model: LibraryModel
    @State private var notes = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(book.title).font(.title).bold()
                Text("by \(book.author), \(book.pages) pages")
                TextField("Notes", text: $notes)
                Toggle(
                    "Favorite",
                    isOn: Binding(
                        get: { model.favorites.contains(book.id) },
                        set: { _ in model.toggleFavorite(book) }))
                Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .navigationTitle(book.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct FavoritesView: View {
    @EnvironmentObject private var model: LibraryModel

    var body: some View {
        let favorites = model.books.filter { model.favorites.contains($0.id) }
        Group {
            if favorites.isEmpty {
                Text("No favorites yet").foregroundColor(.gray)
            } else {
                List(favorites) { Text($0.title) }
            }
        }
    }
}
