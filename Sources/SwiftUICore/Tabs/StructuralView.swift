/// A view that shows nothing itself and only says which views there are.
protocol StructuralView {}

extension TupleView: StructuralView {}
extension ConditionalContent: StructuralView {}
extension Optional: StructuralView {}
extension Group: StructuralView {}
extension ForEach: StructuralView {}
extension AnyView: StructuralView {}
extension EmptyView: StructuralView {}
