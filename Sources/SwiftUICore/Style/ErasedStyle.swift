/// A style of any type; two of one type are compared by their fields.
///
/// All kinds of styles are kept in this form: what a protocol of styles asks for is one function
/// from a configuration to a view, and `makeBody` is that function.
struct ErasedStyle<Configuration>: Equatable {
    typealias Key = WritableKeyPath<EnvironmentValues, ErasedStyle?>

    let style: Any
    private let make: @MainActor (Any, Configuration) -> AnyView
    /// The style that holds around this one; none where that is the built-in look.
    fileprivate var outer: [ErasedStyle] = []

    init<S, V: View>(_ style: S, makeBody: @escaping @MainActor (S, Configuration) -> V) {
        self.style = style
        make = { style, configuration in
            guard let style = style as? S else { return AnyView(EmptyView()) }
            return AnyView(
                StyledView(
                    style: LinkedStyle(wrapped: style), configuration: configuration,
                    function: StyleFunction(makeBody: makeBody)))
        }
    }

    /// Makes the view of a control whose style is kept in a way of its own.
    @MainActor
    func makeView(_ configuration: Configuration) -> AnyView { make(style, configuration) }

    /// Makes the view of a control.
    ///
    /// A style may show the control that it is given inside itself: there the style holds that
    /// is in force around it. The key is where the environment keeps styles of this kind.
    @MainActor
    func makeView(_ configuration: Configuration, key: Key) -> some View {
        make(style, configuration).environment(key, outer.first)
    }

    static func == (a: ErasedStyle, b: ErasedStyle) -> Bool {
        areEqualErasedInputs(a.style, b.style) && a.outer == b.outer
    }
}

/// Puts a style in force below, over the one that holds around it.
private struct StyleWriter<Configuration> {
    var key: ErasedStyle<Configuration>.Key
    var style: ErasedStyle<Configuration>
}

extension StyleWriter: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        var style = style
        if let outer = environment[keyPath: key] { style.outer = [outer] }
        environment[keyPath: key] = style
    }
}

extension View {
    nonisolated func styled<S, Configuration, V: View>(
        by style: S, key: ErasedStyle<Configuration>.Key,
        makeBody: @escaping @MainActor (S, Configuration) -> V
    ) -> some View {
        modifier(StyleWriter(key: key, style: ErasedStyle(style, makeBody: makeBody)))
    }
}

/// Lets a style read the environment where it is used.
private struct StyledView<S, Configuration, Content: View>: View {
    var style: LinkedStyle<S>
    var configuration: Configuration
    var function: StyleFunction<S, Configuration, Content>
    var body: some View { function.makeBody(style.wrapped, configuration) }
}

/// A value whose dynamic properties are linked as if they were those of the view that holds it.
protocol DynamicPropertyHolder {
    static var heldType: Any.Type { get }
}

private struct LinkedStyle<S>: DynamicPropertyHolder {
    var wrapped: S
    static var heldType: Any.Type { S.self }
}

/// What makes a style's view; there is one such function for a kind of styles.
private struct StyleFunction<S, Configuration, Content: View>: ComparableInput {
    let makeBody: @MainActor (S, Configuration) -> Content
    func isEqualInput(to other: Self) -> Bool { true }
}
