/// How a symbol uses the foreground styles; symbols here have at most two parts.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let kind: Int
    /// All parts in one style.
    public static let monochrome = SymbolRenderingMode(kind: 0)
    /// Drawn in one style here: the symbols have no colours of their own.
    public static let multicolor = SymbolRenderingMode(kind: 1)
    /// The enclosing part in a fainter shade of the style.
    public static let hierarchical = SymbolRenderingMode(kind: 2)
    /// The enclosing part in the second style.
    public static let palette = SymbolRenderingMode(kind: 3)
}

/// Which forms of symbols are shown: filled, crossed out, enclosed.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }
    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    private init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.enclosure = enclosure
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    /// These forms in a circle.
    public var circle: SymbolVariants { enclosed(.circle) }
    /// These forms in a square.
    public var square: SymbolVariants { enclosed(.square) }
    /// These forms in a rectangle.
    public var rectangle: SymbolVariants { enclosed(.rectangle) }
    /// These forms, filled.
    public var fill: SymbolVariants {
        var copy = self
        copy.isFilled = true
        return copy
    }
    /// These forms, crossed out.
    public var slash: SymbolVariants {
        var copy = self
        copy.isSlashed = true
        return copy
    }

    private func enclosed(_ enclosure: Enclosure) -> SymbolVariants {
        var copy = self
        copy.enclosure = enclosure
        return copy
    }

    /// Whether all forms of another are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure)
            && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        if other == .none { return .none }
        return SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name of a symbol in these forms; one that names a form keeps it.
    func applied(to name: String) -> String {
        guard self != .none else { return name }
        var parts = name.split(separator: ".").map(String.init)
        let endsInFill = parts.last == "fill"
        if endsInFill { parts.removeLast() }
        func add(_ part: String) { if !parts.dropFirst().contains(part) { parts.append(part) } }
        if isSlashed { add("slash") }
        if let enclosure { add(enclosure.rawValue) }
        if isFilled || endsInFill { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}

struct SymbolVariantModifier: Equatable {
    var variant: SymbolVariants
}

extension SymbolVariantModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        environment.symbolVariants = environment.symbolVariants.adding(variant)
    }
}

extension View {
    /// Says how symbols below use the foreground styles; nil leaves it to each symbol.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    /// Shows symbols below in a form, together with those asked for around.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(SymbolVariantModifier(variant: variant))
    }
}

extension EnvironmentValues {
    private enum RenderingModeKey: EnvironmentKey {
        static let defaultValue: SymbolRenderingMode? = nil
    }
    /// How symbols use the foreground styles; nil leaves it to each symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
    /// The forms of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }

    private enum RanksKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle] = [] }
    /// The second and third foreground styles, where the app gave several.
    var foregroundRanks: [AnyShapeStyle] {
        get { self[RanksKey.self] }
        set { self[RanksKey.self] = newValue }
    }

    private enum BackgroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
    /// What backgrounds without a style of their own are drawn with; nil for the surroundings'.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
}
