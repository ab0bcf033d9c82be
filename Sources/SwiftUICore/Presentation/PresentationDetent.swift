import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    /// What the height of a detent of an app's own depends on.
    @dynamicMemberLookup
    public struct Context {
        /// Points that a sheet can have at most.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    private let kind: Kind
    private let custom: UncheckedBox<(Context) -> CGFloat?>?

    private init(_ kind: Kind, custom: ((Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.custom = custom.map { UncheckedBox($0) }
    }

    /// Half the window's height.
    public static let medium = PresentationDetent(.medium)
    /// All of the window's height.
    public static let large = PresentationDetent(.large)
    /// A share of the window's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction))
    }
    /// Points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(.height(height))
    }
    /// A height that an app computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        let height = D.height
        return PresentationDetent(.custom(ObjectIdentifier(type)), custom: height)
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool {
        a.kind == b.kind
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The height in points where there are so many; nil where the detent does not apply.
    package func height(in available: CGFloat, environment: EnvironmentValues) -> CGFloat? {
        switch kind {
        case .medium: available / 2
        case .large: available
        case .fraction(let fraction): available * min(max(fraction, 0), 1)
        case .height(let height): min(max(height, 0), available)
        case .custom:
            custom?.value(Context(maxDetentValue: available, environment: environment))
                .map { min(max($0, 0), available) }
        }
    }
}

/// The height of a detent of an app's own.
public protocol CustomPresentationDetent {
    /// Points; nil where the detent does not apply.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// What the views of a sheet ask of it.
struct PresentationTraits: Equatable {
    var detents: Set<PresentationDetent> = []
    /// The detent that the app chose.
    var selected: PresentationDetent?
    var select: UncheckedBox<(PresentationDetent) -> Void>?
    var dragIndicator = Visibility.automatic
    var adaptation = PresentationAdaptation.automatic

    static func == (a: PresentationTraits, b: PresentationTraits) -> Bool {
        a.detents == b.detents && a.selected == b.selected && a.dragIndicator == b.dragIndicator
            && a.adaptation == b.adaptation
    }
}

enum PresentationTraitsKey: PreferenceKey {
    static var defaultValue: PresentationTraits { PresentationTraits() }
    static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
        let next = nextValue()
        if value.detents.isEmpty {
            value.detents = next.detents
            value.selected = next.selected
            value.select = next.select
        }
        if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
        if value.adaptation == .automatic { value.adaptation = next.adaptation }
    }
}

/// The heights that a sheet may have.
@MainActor
package struct SheetHeights {
    /// Points, rising; never empty.
    package let heights: [CGFloat]
    /// The one to show now.
    package let selection: Int
    /// Whether there is something to take hold of.
    package let showsIndicator: Bool
    /// Tells the app that a person chose another.
    package let select: (Int) -> Void
}

extension ViewRoot {
    private var traits: PresentationTraits {
        rootNode?.preferenceValue(PresentationTraitsKey.self) ?? PresentationTraits()
    }

    var compactAdaptation: PresentationAdaptation { traits.adaptation }

    /// The heights that the views of a sheet ask for; nil when they don't say.
    ///
    /// - Parameter available: Points that a sheet may have at most.
    package func sheetHeights(in available: CGFloat) -> SheetHeights? {
        guard let rootNode else { return nil }
        let traits = traits
        let found: [(detent: PresentationDetent, height: CGFloat)] = traits.detents
            .compactMap { detent in
                detent.height(in: available, environment: rootNode.environment)
                    .map { (detent, $0) }
            }
            .sorted { $0.height < $1.height }
        guard !found.isEmpty else { return nil }
        let selection = found.firstIndex { $0.detent == traits.selected } ?? 0
        let shows =
            traits.dragIndicator == .visible
            || (traits.dragIndicator == .automatic && found.count > 1)
        return SheetHeights(
            heights: found.map(\.height), selection: selection, showsIndicator: shows
        ) { index in
            guard found.indices.contains(index) else { return }
            traits.select?.value(found[index].detent)
        }
    }
}
