import Combine
import Foundation

/// The articles on screen.
@MainActor
final class ItemsModel: ObservableObject {
    @Published var items: [Item] = []
    @Published var error: APIError?
    @Published private(set) var tag: String?
    @Published private(set) var isLoading = false

    private let client: APIClient
    private var subscriptions: Set<AnyCancellable> = []

    init(client: APIClient) {
        self.client = client
    }

    var markedCount: Int { items.filter(\.isMarked).count }

    func reload() {
        if let tag {
            take(client.send(TaggedItems(tag: tag)))
        } else {
            take(client.send(NewestItems()))
        }
    }

    /// Narrows the list to a tag; nil shows all again.
    func choose(_ tag: String?) {
        self.tag = tag
        reload()
    }

    private func take(_ answer: Future<[Item], APIError>) {
        isLoading = true
        answer
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                self?.isLoading = false
                if case .failure(let error) = completion { self?.error = error }
            } receiveValue: { [weak self] items in
                self?.items = items
            }
            .store(in: &subscriptions)
    }
}
