// Status: complete
import CombineCore
import LayoutCore

extension View {
    /// Runs an action before the first frame that shows the view.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action after the view left the screen.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs a task when the view appears, cancelled when it disappears.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: UncheckedBox(action)))
    }

    /// Runs a task when the view appears, and anew when the id changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: UncheckedBox(action)))
    }

    /// Runs an action with the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { action($1) })
    }

    /// Runs an action when a value changes, and at first if `initial` says so.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Runs an action with the old and the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action for each value that a publisher sends while the view exists.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

struct AppearanceModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        AppearanceNode(view, parent: parent)
    }
}

@MainActor
private final class AppearanceNode<C: View>: ModifierNode<C, AppearanceModifier> {
    override func didMount() { if isVisible { visibilityDidChange() } }

    /// Whether the view came on screen in this frame and has not been told yet.
    private var isAppearing = false

    override func visibilityDidChange() {
        guard isVisible else {
            // What left before it was told of coming never was on screen.
            if !isAppearing, let disappear = modifier.disappear {
                let box = UncheckedBox(disappear)
                root.enqueueAction { box.value() }
            }
            isAppearing = false
            return
        }
        isAppearing = true
        // The value may be newer when the action's turn comes.
        root.enqueueAction { [weak self] in
            guard let self, self.isAppearing else { return }
            self.isAppearing = false
            self.modifier.appear?()
        }
    }
}

struct TaskModifier<ID: Equatable> {
    var id: ID
    var priority: TaskPriority
    var action: UncheckedBox<@isolated(any) () async -> Void>
}

extension TaskModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        TaskNode(view, parent: parent)
    }
}

@MainActor
private final class TaskNode<C: View, ID: Equatable>: ModifierNode<C, TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var isStarting = false

    override func didMount() { if isVisible { start() } }

    override func modifierDidChange(from old: TaskModifier<ID>) {
        guard old.id != modifier.id, isVisible else { return }
        task?.cancel()
        start()
    }

    override func visibilityDidChange() {
        task?.cancel()
        task = nil
        if isVisible { start() }
    }

    private func start() {
        guard !isStarting else { return }
        isStarting = true
        root.enqueueTaskStart { [weak self] in
            guard let self else { return }
            self.isStarting = false
            guard self.isVisible, !self.isDestroyed else { return }
            let action = self.modifier.action
            self.task?.cancel()
            self.task = Task(priority: self.modifier.priority) { await action.value() }
        }
    }
}

struct ChangeModifier<Value: Equatable> {
    var value: Value
    var initial: Bool
    var action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        ChangeNode(view, parent: parent)
    }
}

@MainActor
private final class ChangeNode<C: View, Value: Equatable>: ModifierNode<C, ChangeModifier<Value>> {
    override func didMount() {
        guard modifier.initial else { return }
        root.enqueueAction { [weak self] in
            guard let self else { return }
            self.modifier.action(self.modifier.value, self.modifier.value)
        }
    }

    // After the content, so that what is written first runs first.
    override func contentDidUpdate(from old: ChangeModifier<Value>) {
        guard old.value != modifier.value else { return }
        let (from, to) = (old.value, modifier.value)
        root.enqueueAction { [weak self] in self?.modifier.action(from, to) }
    }
}

struct ReceiveModifier<P: Publisher> where P.Failure == Never {
    var publisher: P
    var action: (P.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        ReceiveNode(view, parent: parent)
    }
}

@MainActor
private final class ReceiveNode<C: View, P: Publisher>: ModifierNode<C, ReceiveModifier<P>>
where P.Failure == Never {
    private var cancellable: AnyCancellable?

    override func didMount() { subscribe() }

    // A body makes its publishers anew each time; only one that compares equal is kept.
    override func modifierDidChange(from old: ReceiveModifier<P>) {
        if !areEqualInputs(old.publisher, modifier.publisher) { subscribe() }
    }

    private func subscribe() {
        cancellable = modifier.publisher.sink { [weak self] value in
            let box = UncheckedBox((node: self, value: value))
            onMainActor { Self.deliver(box) }
        }
    }

    private static func deliver(_ box: UncheckedBox<(node: ReceiveNode?, value: P.Output)>) {
        box.value.node?.modifier.action(box.value.value)
    }

    override func willDestroy() { cancellable = nil }
}
