// Status: partial (wheels and inline lists look like menus)
// GTK: GtkDropDown, linked GtkToggleButtons
import Foundation
import LayoutCore

/// A choice of one among options.
///
/// Options are views with a `tag` of the selection's type; a `ForEach` gives its ids as tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.pickerLook) private var look
    @Environment(\.isInList) private var isInList

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    public var body: some View {
        HStack {
            // Outside a list the choice stands alone, as on a phone.
            if isInList, !areLabelsHidden, look != .segmented {
                label
                Spacer()
            }
            PickerChoice(
                selection: selection, content: content, look: look,
                name: plainTitle(of: label))
        }
        .modifier(ControlRowModifier())
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// Makes a picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection,
            label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content)
    }
    /// Makes a picker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: SwiftUICore.Label(title, systemImage: systemImage),
            content: content)
    }
}
