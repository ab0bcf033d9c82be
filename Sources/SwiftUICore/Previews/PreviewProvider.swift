// Status: complete
// GTK: nothing; a tool renders previews
import Foundation

/// A type that shows what a view looks like, for tools.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform they are meant for; nil for any.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews can be meant for.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The room that a preview is given.
public enum PreviewLayout: Hashable, Sendable {
    /// That of a device's screen.
    case device
    /// As much as the view asks for.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that previews are shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    public nonisolated init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
    private let number: Int
    public static let portrait = InterfaceOrientation(number: 0)
    public static let portraitUpsideDown = InterfaceOrientation(number: 1)
    public static let landscapeLeft = InterfaceOrientation(number: 2)
    public static let landscapeRight = InterfaceOrientation(number: 3)
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

/// How a preview asks to be shown.
package struct PreviewTraits: Hashable, Sendable {
    package var name: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?

    /// These, completed by what a modifier farther outside says.
    func completed(by outer: PreviewTraits) -> PreviewTraits {
        PreviewTraits(
            name: name ?? outer.name, layout: layout ?? outer.layout,
            device: device ?? outer.device, orientation: orientation ?? outer.orientation)
    }
}

/// Collects the traits of all previews of a provider, in order.
package struct PreviewTraitsKey: PreferenceKey {
    package static var defaultValue: [PreviewTraits] { [] }
    package static func reduce(
        value: inout [PreviewTraits], nextValue: () -> [PreviewTraits]
    ) {
        value += nextValue()
    }
}

extension View {
    private nonisolated func previewTraits(
        _ change: @escaping @Sendable (inout PreviewTraits) -> Void
    ) -> some View {
        transformPreference(PreviewTraitsKey.self) { all in
            var added = PreviewTraits()
            change(&added)
            all = all.isEmpty ? [added] : all.map { $0.completed(by: added) }
        }
    }
    /// Says how much room a preview is given; no effect in a running app.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        previewTraits { $0.layout = value }
    }
    /// Says which device a preview is shown on; no effect in a running app.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        previewTraits { $0.device = value }
    }
    /// Gives a preview a name; no effect in a running app.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        previewTraits { $0.name = value }
    }
    /// Says how the device of a preview is held; no effect in a running app.
    public nonisolated func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> some View {
        previewTraits { $0.orientation = value }
    }
}
