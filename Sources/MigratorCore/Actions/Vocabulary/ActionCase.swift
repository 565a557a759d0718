/// A case of an action type.
struct ActionCase: Hashable, Sendable {
    let type: TypeID
    let name: String
}
