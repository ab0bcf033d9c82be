import LayoutCore

struct SheetModifier<Sheet: View> {
    /// What is presented, nil for nothing; another value is another sheet.
    var id: () -> AnyHashable?
    var clear: () -> Void
    var onDismiss: (() -> Void)?
    var content: () -> Sheet
}

extension SheetModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        SheetNode(view, parent: parent)
    }
}

@MainActor
private final class SheetNode<C: View, Sheet: View>: ModifierNode<C, SheetModifier<Sheet>> {
    private var sheetRoot: ViewRoot?
    private var handle: (any PresentationHandle)?
    private var presentedID: AnyHashable?

    override func didMount() { read() }
    override func modifierDidChange(from old: SheetModifier<Sheet>) { read() }

    override func evaluate() {
        isDirty = false
        read()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        sheetRoot?.setEnvironment(sheetEnvironment)
    }

    // What the content's closure reads is often read nowhere else.
    private func read() {
        let content = trackingReads(of: self, countsAsBody: false) { () -> (AnyHashable, Sheet)? in
            guard let id = modifier.id() else { return nil }
            return (id, modifier.content())
        }
        root.enqueueAction { [weak self] in self?.sync(content) }
    }

    private func sync(_ content: (id: AnyHashable, sheet: Sheet)?) {
        guard !isDestroyed else { return }
        if content?.id != presentedID, sheetRoot != nil { close(clearing: false) }
        guard let content else { return }
        if let sheetRoot {
            sheetRoot.update(AnyView(content.sheet))
        } else {
            present(content.sheet, id: content.id)
        }
    }

    private func present(_ content: Sheet, id: AnyHashable) {
        presentedID = id
        let sheet = ViewRoot(backend: root.backend)
        sheet.presenter = root
        sheetRoot = sheet
        sheet.mount(AnyView(content), environment: sheetEnvironment)
        handle = root.backend.presentSheet(sheet, over: root) { [weak self] in
            self?.close(clearing: true)
        }
    }

    private var sheetEnvironment: EnvironmentValues {
        var values = environment
        values.dismiss = DismissAction { [weak self] in self?.close(clearing: true) }
        values.isPresented = true
        values.navigationPage = nil
        values.navigationContainer = nil
        values.isUnderTopTabs = false
        values.isInList = false
        values.isInBar = false
        values.refresh = nil
        values.focusBinding = nil
        values.keyboardShortcut = nil
        values.isCollectingActions = false
        return values
    }

    private func close(clearing: Bool) {
        guard let sheet = sheetRoot else { return }
        sheetRoot = nil
        presentedID = nil
        handle?.dismiss()
        handle = nil
        sheet.close()
        if clearing { modifier.clear() }
        if let onDismiss = modifier.onDismiss {
            let box = UncheckedBox(onDismiss)
            root.enqueueAction { box.value() }
        }
    }

    override func willDestroy() {
        handle?.dismiss()
        handle = nil
        sheetRoot?.close()
        sheetRoot = nil
    }
}
