import Foundation
import HeadlessBackend
import SwiftUICore
import TownsClient

@testable import TownsFeature

extension TownsModel {
    /// A model on the product's own data, or on a client's.
    static func testing(
        _ client: any TownsClient = BundledTowns(), fallback: (any TownsClient)? = nil
    ) -> TownsModel {
        TownsModel(
            source: TownsSource(client: { client }, fallback: fallback), language: .japanese)
    }
}

/// A window on the section, in Japanese.
@MainActor
func townsWindow(
    _ model: TownsModel, width: CGFloat = 400, height: CGFloat = 700,
    colorScheme: ColorScheme = .light, language: DisplayLanguage = .japanese
) -> HeadlessWindow {
    HeadlessWindow(width: width, height: height, colorScheme: colorScheme) {
        TownsView(model: model)
            .environment(\.townsLanguage, language)
    }
}

/// The same with the data arrived.
@MainActor
func loadedTownsWindow(
    _ model: TownsModel? = nil, width: CGFloat = 400, height: CGFloat = 700,
    language: DisplayLanguage = .japanese
) async -> HeadlessWindow {
    let model = model ?? .testing()
    let window = townsWindow(model, width: width, height: height, language: language)
    await window.pump { model.rankings != nil }
    window.pump()
    return window
}

@MainActor
extension HeadlessWindow {
    /// The node of an identifier.
    func node(_ identifier: String) -> RenderNode? {
        nodes.last { $0.accessibility.identifier == identifier }
    }

    func frame(_ identifier: String) -> CGRect? { node(identifier).map(frame(of:)) }

    /// Presses what has an identifier, without letting the clock's frames run on.
    func press(identifier: String) {
        let node = find(identifier) { $0.handlers.activate != nil }
        node?.handlers.activate?()
        renderFrame()
    }

    func identifiers(prefix: String) -> [String] {
        var seen: Set<String> = []
        return nodes.compactMap(\.accessibility.identifier)
            .filter { $0.hasPrefix(prefix) && seen.insert($0).inserted }
    }
}

/// A client whose answer waits until the test lets it go.
final class HeldTowns: TownsClient, @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Void, Never>?
    private var isFree = false

    func rankings() async throws -> TownRankings {
        await withCheckedContinuation { continuation in
            let goesOn = lock.withLock {
                if !isFree { waiting = continuation }
                return isFree
            }
            if goesOn { continuation.resume() }
        }
        return try BundledTowns.rankings()
    }

    func letGo() {
        lock.withLock {
            isFree = true
            let continuation = waiting
            waiting = nil
            return continuation
        }?.resume()
    }
}
