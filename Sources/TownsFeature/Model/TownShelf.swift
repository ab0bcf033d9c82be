import TownsClient

/// Where a person keeps towns; the app says how.
@MainActor
public struct TownShelf {
    /// Whether a town is kept.
    public var contains: @MainActor (Town) -> Bool
    /// Keeps a town, or no longer, or throws what an `ErrorSentence` can be made of.
    public var keep: @MainActor (Town, Bool) throws -> Void

    /// Makes a shelf of two functions.
    public init(
        contains: @escaping @MainActor (Town) -> Bool,
        keep: @escaping @MainActor (Town, Bool) throws -> Void
    ) {
        self.contains = contains
        self.keep = keep
    }

    /// A shelf that lasts as long as the process.
    public static func memory() -> TownShelf {
        final class Box { var towns: Set<Town> = [] }
        let box = Box()
        return TownShelf(contains: { box.towns.contains($0) }) { town, isKept in
            if isKept { box.towns.insert(town) } else { box.towns.remove(town) }
        }
    }
}
