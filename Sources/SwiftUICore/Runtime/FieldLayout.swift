@_spi(Reflection) import Swift

/// One stored property of a type.
struct Field {
    let type: Any.Type
    let offset: Int
}

/// The stored properties of a struct, in declaration order; empty for other kinds.
func storedFields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _forEachField(of: type) { _, offset, fieldType, _ in
        fields.append(Field(type: fieldType, offset: offset))
        return true
    }
    return fields
}
