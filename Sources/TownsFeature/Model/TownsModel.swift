import Foundation
import Library
import SwiftUI
import TownsClient

/// The rankings, and which of them is on screen.
@MainActor
public final class TownsModel: ObservableObject {
    /// A place that a link led to.
    public struct Pointer: Hashable, Sendable {
        /// The list it is in.
        public let list: RankingList
        /// The place.
        public let entry: TownEntry
        /// Counts links, so that the same one followed again is another pointer.
        let number: Int
    }

    /// The rankings; `nil` before they have arrived.
    @Published public private(set) var rankings: TownRankings?
    /// Whether rankings are on their way.
    @Published public private(set) var isLoading = false
    /// What went wrong last.
    @Published public private(set) var failure: TownsFailure?
    /// Whether the failure is to be shown.
    @Published public var isFailurePresented = false
    /// Why the product's own data stands in for an address's; `nil` when it does not.
    @Published public private(set) var fallbackReason: TownsFailure?
    /// The page on screen.
    @Published public var list = RankingList.rent
    /// The area on screen.
    @Published public private(set) var area = BundledTowns.firstArea
    /// The year on screen.
    @Published public private(set) var year = BundledTowns.firstYear
    /// The lists whose places from 11 on are open.
    @Published private var openLists: Set<RankingList> = []
    /// Where a link led last; `nil` once another ranking was chosen.
    @Published public private(set) var pointer: Pointer?
    /// The towns on screen that are saved, as far as was asked.
    @Published private var savedTowns: Set<Town> = []

    /// The language of failures.
    public let language: DisplayLanguage

    private let source: TownsSource
    private let saving: Saving?
    private var task: Task<Void, Never>?
    /// Counts requests: an answer to an earlier one is no longer wanted.
    private var generation = 0

    /// How pages and bar move, whichever way the page was switched.
    static let pageAnimation = Animation.linear(duration: 0.3)

    /// Makes a model that has not asked for anything yet.
    ///
    /// - Parameters:
    ///   - source: Where rankings come from.
    ///   - saving: Saves towns; without it there is no button for that.
    ///   - language: The language of failures.
    public init(
        source: TownsSource = .bundled, saving: Saving? = nil,
        language: DisplayLanguage = .current
    ) {
        self.source = source
        self.saving = saving
        self.language = language
    }

    // MARK: Loading

    /// The section came on screen: loads once.
    public func appeared() async {
        guard rankings == nil, !isLoading else { return }
        await refresh()
    }

    /// Asks anew; what is on screen stays until the answer is there.
    public func refresh() async {
        isLoading = true
        generation += 1
        let current = generation
        task?.cancel()
        // A task of its own, for a view that disappears cancels the one it was called in.
        let task = Task { await load(current) }
        self.task = task
        await task.value
    }

    /// Does again what failed.
    public func retry() async {
        isFailurePresented = false
        await refresh()
    }

    private func load(_ generation: Int) async {
        do {
            let answer = try await source.client().rankings()
            guard generation == self.generation else { return }
            take(answer)
            fallbackReason = nil
        } catch {
            await fail(error, generation)
        }
        if generation == self.generation { isLoading = false }
    }

    private func fail(_ error: any Error, _ generation: Int) async {
        guard generation == self.generation, !(error is CancellationError) else { return }
        let failure = TownsFailure(error, language: language)
        if rankings == nil, let answer = try? await source.fallback?.rankings() {
            guard generation == self.generation else { return }
            take(answer)
            fallbackReason = failure
            return
        }
        self.failure = failure
        isFailurePresented = true
    }

    private func take(_ answer: TownRankings) {
        rankings = answer
        failure = nil
        let years = answer.years(in: area)
        if !years.contains(year), let latest = years.first { year = latest }
    }

    // MARK: What is on screen

    /// The ranking of a list for the area and year on screen; `nil` when there is none.
    public func table(_ list: RankingList) -> TownTable? {
        rankings?.table(.init(area: area, year: year, list: list))
    }

    /// The areas to choose from.
    public var areas: [TownArea] { rankings?.areas ?? [area] }
    /// The years to choose from, the latest first.
    public var years: [Int] { rankings?.years(in: area) ?? [year] }

    /// An area was chosen; its year nearest to the one on screen comes with it.
    public func choose(area newArea: TownArea) {
        guard newArea != area else { return }
        area = newArea
        pointer = nil
        let nearest = years.min { abs($0 - year) < abs($1 - year) }
        if let nearest { year = nearest }
    }

    /// A year was chosen.
    public func choose(year newYear: Int) {
        guard newYear != year else { return }
        year = newYear
        pointer = nil
    }

    /// Whether the places from 11 on are open.
    public func isOpen(_ list: RankingList) -> Bool { openLists.contains(list) }

    /// Opens or closes the places from 11 on.
    public func toggle(_ list: RankingList) { openLists.formSymmetricDifference([list]) }

    /// Shows a town where it stands in a list.
    public func show(_ entry: TownEntry, in newList: RankingList) {
        if entry.rank > 10 { openLists.insert(newList) }
        pointer = Pointer(list: newList, entry: entry, number: (pointer?.number ?? 0) + 1)
        list = newList
    }

    // MARK: Saving

    /// Whether towns can be saved.
    public var canSave: Bool { saving != nil }

    /// Whether a town is saved, as far as is known.
    public func isSaved(_ town: Town) -> Bool { savedTowns.contains(town) }

    /// Learns whether a town is saved, and again with every change, until the task is cancelled.
    public func watchSaved(_ town: Town) async {
        guard let saving else { return }
        let changes = saving.changes()
        await learnSaved(town, saving)
        for await change in changes where change == .saved || change == .elsewhere {
            await learnSaved(town, saving)
        }
    }

    private func learnSaved(_ town: Town, _ saving: Saving) async {
        do {
            let isSaved = try await saving.isSaved(town.reference)
            if isSaved { savedTowns.insert(town) } else { savedTowns.remove(town) }
        } catch {
            tell(error)
        }
    }

    /// Saves a town, or takes it back.
    public func toggleSaved(_ town: Town) async {
        guard let saving, let rankings else { return }
        do {
            if savedTowns.contains(town) {
                try await saving.remove(town.reference)
                savedTowns.remove(town)
            } else {
                try await saving.save(try town.savedItem(of: rankings, language: language))
                savedTowns.insert(town)
            }
        } catch {
            tell(error)
        }
    }

    private func tell(_ error: any Error) {
        guard !(error is CancellationError) else { return }
        failure = TownsFailure(error, language: language)
        isFailurePresented = true
    }
}
