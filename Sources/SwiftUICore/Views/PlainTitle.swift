/// A view whose words can be read without showing it.
protocol PlainlyTitled {
    /// The words, nil where they can only be known by showing the view.
    @MainActor var plainTitle: String? { get }
}

/// The words of a control's label, nil where the label must be shown to be known.
///
/// For names of controls whose label stands beside them or is hidden.
@MainActor
package func plainTitle(of view: any View) -> String? {
    guard let title = (view as? any PlainlyTitled)?.plainTitle, !title.isEmpty else { return nil }
    return title
}

extension Text: PlainlyTitled {
    var plainTitle: String? { plainString }
}

extension Label: PlainlyTitled {
    var plainTitle: String? { SwiftUICore.plainTitle(of: title) }
}

extension AnyView: PlainlyTitled {
    var plainTitle: String? { SwiftUICore.plainTitle(of: wrapped) }
}

extension ModifiedContent: PlainlyTitled {
    var plainTitle: String? { (content as? any View).flatMap { SwiftUICore.plainTitle(of: $0) } }
}

extension Optional: PlainlyTitled {
    var plainTitle: String? {
        guard case .some(let wrapped) = self else { return nil }
        return (wrapped as? any View).flatMap { SwiftUICore.plainTitle(of: $0) }
    }
}

extension TupleView: PlainlyTitled {
    var plainTitle: String? {
        views.compactMap { SwiftUICore.plainTitle(of: $0) }.joined(separator: " ")
    }
}

extension HStack: PlainlyTitled {
    var plainTitle: String? { SwiftUICore.plainTitle(of: content) }
}

extension VStack: PlainlyTitled {
    var plainTitle: String? { SwiftUICore.plainTitle(of: content) }
}

extension ToggleStyleConfiguration.Label: PlainlyTitled {
    var plainTitle: String? { wrapped.plainTitle }
}
