import Combine
import Foundation

/// Keeps what the list shows, and the subscriptions that bring it.
@MainActor
final class MeetupsModel: ObservableObject {
    @Published private(set) var meetups: [Meetup] = []
    @Published private(set) var notice: String?
    @Published private(set) var isBusy = false

    private let source: MeetupSource
    private var subscriptions: Set<AnyCancellable> = []

    init(source: MeetupSource) {
        self.source = source
    }

    func search(_ prefecture: Prefecture) {
        subscriptions.removeAll()
        isBusy = true
        source.meetups(in: prefecture)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                self?.isBusy = false
                if case .failure = completion { self?.notice = "勉強会を取得できませんでした" }
            } receiveValue: { [weak self] meetups in
                self?.meetups = meetups
                self?.notice = meetups.isEmpty ? "勉強会がありません" : nil
            }
            .store(in: &subscriptions)
    }
}
