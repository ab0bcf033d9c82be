// Status: partial (wheels look like menus)
// GTK: GtkDropDown, linked GtkToggleButtons, rows of the list around
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
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInList) private var isInList

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// Makes a picker whose label comes before its options.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    public var body: some View {
        switch isInMenu ? .menu : kind {
        case .inline, .radioGroup: rows
        case .navigationLink where isInList: link
        default: control
        }
    }

    /// Every option is a row of the list around, or one below another where there is none.
    private var rows: some View {
        let (selection, isInList) = (selection, isInList)
        let name = plainTitle(of: label)
        return PickerReader(content: content) { options in
            let list = PickerOptionList(selection: selection, options: options)
            if isInList { return AnyView(list) }
            return AnyView(
                VStack(alignment: .leading, spacing: 10) { list }
                    .accessibilityElement(children: .contain).accessibilityLabel(name ?? ""))
        }
    }

    /// A row that leads to a page of all options.
    private var link: some View {
        let (selection, label) = (selection, label)
        return PickerReader(content: content) { options in
            AnyView(PickerLink(label: label, selection: selection, options: options))
        }
    }

    private var look: PickerState.Look { kind == .segmented ? .segmented : .menu }

    private var control: some View {
        HStack {
            // Outside a list the choice stands alone, as on a phone.
            if isInList, !areLabelsHidden, look != .segmented {
                label
                Spacer()
            }
            PickerChoice(
                selection: selection, content: content, look: look,
                isSubmenu: kind == .menu || kind == .navigationLink, label: label,
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
