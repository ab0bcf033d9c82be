// Status: partial (the named space of a scroll view's axis is that of any scroll view)
// GTK: nothing
import LayoutCore

/// A space that points are told in.
public enum CoordinateSpace: Hashable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// That of the nearest view around with this name.
    case named(AnyHashable)

    static var scrollView: CoordinateSpace { .named(AnyHashable(ScrollViewSpace())) }
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// The name of the nearest scroll view.
private struct ScrollViewSpace: Hashable {}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    let space: CoordinateSpace
    public var coordinateSpace: CoordinateSpace { space }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(space: .named(AnyHashable(name)))
    }
    /// The space of the nearest scroll view's viewport.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(space: .scrollView)
    }
    /// The space of the nearest scroll view's viewport.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

struct CoordinateSpaceModifier: Equatable {
    var name: AnyHashable
}

extension CoordinateSpaceModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> CoordinateSpaceBox {
        CoordinateSpaceBox(name: name)
    }
    func updateBox(_ box: CoordinateSpaceBox, in environment: EnvironmentValues) {
        box.name = name
    }
}

@MainActor
final class CoordinateSpaceBox: PassthroughNode {
    var name: AnyHashable
    init(name: AnyHashable) {
        self.name = name
        super.init()
    }
}

extension View {
    /// Gives the view's space a name for views inside.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
    /// Gives the view's space a name for views inside.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        let key: AnyHashable
        if case .named(let given) = name.space { key = given } else { key = "" }
        return modifier(CoordinateSpaceModifier(name: key))
    }
}
