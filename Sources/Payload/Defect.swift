/// Something indispensable is missing or unreadable.
package struct Defect: Error, Hashable, CustomStringConvertible {
    package let field: String
    package init(_ field: String) { self.field = field }
    package var description: String { "\(field) is missing or unreadable" }
}
