import Foundation
import SwiftUI

/// What the list shows.
@MainActor
final class EventListModel: ObservableObject {
    @Published private(set) var events: [Event] = []
    @Published private(set) var available = 0
    @Published private(set) var isLoading = false
    @Published private(set) var error: EventServiceError?
    @Published var isErrorPresented = false
    @Published var order = EventOrder.date

    private let service: EventService
    private let keyword = "swift"
    private var hasAppeared = false

    init(service: EventService) {
        self.service = service
    }

    /// Loads what is not there yet: coming back from a page loads nothing.
    func appeared() {
        guard !hasAppeared else { return }
        hasAppeared = true
        Task { await load() }
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            let page = try await service.events(about: keyword, order: order)
            events = page.events
            available = page.available
        } catch let failure as EventServiceError {
            show(failure)
        } catch {
            show(.unreachable(error.localizedDescription))
        }
    }

    private func show(_ failure: EventServiceError) {
        error = failure
        isErrorPresented = true
    }
}
