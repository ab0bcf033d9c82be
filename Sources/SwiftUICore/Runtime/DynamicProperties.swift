/// The dynamic properties of one value (a view or a modifier) and the storage they link to.
@MainActor
struct DynamicProperties<Value> {
    private let plan = DynamicPropertyPlan.of(Value.self)
    private var slots: [AnyObject?] = []

    /// Whether a node of this type keeps anything that its data and its surroundings don't.
    var keepsState: Bool { plan.keepsState }

    mutating func link(_ value: inout Value, to node: ViewNode) {
        guard !plan.steps.isEmpty else { return }
        if slots.isEmpty { slots = Array(repeating: nil, count: plan.slotCount) }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            slots.withUnsafeMutableBufferPointer { slots in
                for step in plan.steps { step.link(base + step.offset, node, slots) }
            }
        }
    }

    func readsChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        guard !slots.isEmpty else { return false }
        return plan.steps.contains { $0.isAffected(slots, old, new) }
    }

    mutating func unlink() {
        for case let slot as any UnlinkableSlot in slots { slot.unlink() }
        slots.removeAll()
    }
}

/// Where the dynamic properties of one type lie, found once.
@MainActor
final class DynamicPropertyPlan {
    typealias Slots = UnsafeMutableBufferPointer<AnyObject?>

    struct Step {
        let offset: Int
        let link: @MainActor (UnsafeMutableRawPointer, ViewNode, Slots) -> Void
        let isAffected: @MainActor ([AnyObject?], EnvironmentValues, EnvironmentValues) -> Bool
    }

    let steps: [Step]
    let slotCount: Int
    let keepsState: Bool

    private init(type: Any.Type) {
        keepsState = Self.keepsState(type)
        var steps: [Step] = []
        var slotCount = 0
        Self.addSteps(for: type, at: 0, to: &steps, slotCount: &slotCount)
        self.steps = steps
        self.slotCount = slotCount
    }

    private static var plans: [ObjectIdentifier: DynamicPropertyPlan] = [:]

    static func of(_ type: Any.Type) -> DynamicPropertyPlan {
        let key = ObjectIdentifier(type)
        if let plan = plans[key] { return plan }
        let plan = DynamicPropertyPlan(type: type)
        plans[key] = plan
        return plan
    }

    private static func addSteps(
        for type: Any.Type, at base: Int, to steps: inout [Step], slotCount: inout Int
    ) {
        for field in storedFields(of: type) {
            let offset = base + field.offset
            if let linkable = field.type as? any LinkableProperty.Type {
                steps.append(linkStep(linkable, offset: offset, slot: slotCount))
                slotCount += 1
            } else if let custom = field.type as? any DynamicProperty.Type {
                addSteps(for: custom, at: offset, to: &steps, slotCount: &slotCount)
                steps.append(updateStep(custom, offset: offset))
            } else if let holder = field.type as? any DynamicPropertyHolder.Type {
                addSteps(for: holder.heldType, at: offset, to: &steps, slotCount: &slotCount)
            }
        }
    }

    private static func keepsState(_ type: Any.Type) -> Bool {
        storedFields(of: type).contains { field in
            if let linkable = field.type as? any LinkableProperty.Type {
                return linkable.keepsState
            }
            if let holder = field.type as? any DynamicPropertyHolder.Type {
                return keepsState(holder.heldType)
            }
            return field.type is any DynamicProperty.Type && keepsState(field.type)
        }
    }

    private static func linkStep<P: LinkableProperty>(
        _ type: P.Type, offset: Int, slot: Int
    ) -> Step {
        Step(offset: offset) { pointer, node, slots in
            pointer.assumingMemoryBound(to: P.self).pointee.link(to: node, slot: &slots[slot])
        } isAffected: { slots, old, new in
            P.isAffected(slot: slots[slot], from: old, to: new)
        }
    }

    private static func updateStep<P: DynamicProperty>(_ type: P.Type, offset: Int) -> Step {
        Step(offset: offset) { pointer, _, _ in
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        } isAffected: { _, _, _ in
            false
        }
    }
}
