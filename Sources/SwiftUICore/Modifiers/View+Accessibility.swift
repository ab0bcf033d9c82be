// Status: partial (actions, rotors and focus are missing; see AccessibilityTraits)
// GTK: gtk_accessible_update_property
import LayoutCore

struct AccessibilityModifier: Equatable {
    var edit: AccessibilityEdit
}

extension AccessibilityModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AccessibilityBox { AccessibilityBox(edit) }
    func updateBox(_ box: AccessibilityBox, in environment: EnvironmentValues) { box.edit = edit }
}

extension View {
    private nonisolated func accessibility(
        _ change: (inout AccessibilityEdit) -> Void
    ) -> some View {
        var edit = AccessibilityEdit()
        change(&edit)
        return modifier(AccessibilityModifier(edit: edit))
    }

    /// Sets the name that assistive technology reads.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.label = label.plainString }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Sets the value that assistive technology reads.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        accessibility { $0.value = value.plainString }
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Says what happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint.plainString }
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    /// Says what the view is for when the pointer rests on it, and to assistive technology.
    public nonisolated func help(_ text: Text) -> some View {
        accessibility {
            $0.hint = text.plainString
            $0.tooltip = text.plainString
        }
    }
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
    /// Names the view for tests; people never hear it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }
    /// Leaves the view out for assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.isHidden = hidden }
    }
    /// Makes one element of the view and what is in it.
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility { $0.children = children }
    }
    /// Adds to what the view is.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.added = traits }
    }
    /// Takes away from what the view is.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> some View {
        accessibility { $0.removed = traits }
    }
    /// Makes a heading of the view; its rank is not told.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> some View {
        accessibilityAddTraits(.isHeader)
    }
    /// Accepted; elements are read in the order in which they stand.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        self
    }
    /// Accepted; a view answers to its label.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Accepted; colours are never inverted.
    public nonisolated func accessibilityIgnoresInvertColors(
        _ active: Bool = true
    ) -> some View { self }
    /// Sets the name that assistive technology reads.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// Accepted; elements are read in the order in which they stand.
    public nonisolated func accessibility(sortPriority: Double) -> some View { self }
}
