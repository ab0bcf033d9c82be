/// Builds one view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @available(
        *, unavailable,
        message: "this expression does not conform to 'View'; a view builder takes views"
    )
    public static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var nodes: [any View] = []
        repeat nodes.append(each content)
        return TupleView((repeat each content), views: nodes)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> { ConditionalContent(.first(first)) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> { ConditionalContent(.second(second)) }

    /// Makes the views of a `for` loop.
    ///
    /// Differs: Apple's builder has no loops; code that is to build there too uses `ForEach`.
    public static func buildArray<Content: View>(
        _ components: [Content]
    ) -> ForEach<Range<Int>, Int, Content> {
        ForEach(data: components.indices, id: { $0 }, content: { components[$0] })
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
