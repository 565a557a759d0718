// A wrapper with dynamic members and a call operator around the action.
// middleware: DynamicMembers().provider
// swift-format-ignore-file
@dynamicMemberLookup
struct DynamicMembersBox {
    let action: Action
    subscript<Value>(dynamicMember path: KeyPath<Action, Value>) -> Value { action[keyPath: path] }
    func callAsFunction() -> Bool { action is KettleAction }
}

@MainActor
final class DynamicMembers {
    lazy var provider: Middleware<Kettle> = { state, action in
        let box = DynamicMembersBox(action: action)
        say("\(box.windowUUID) \(box())")
    }
}
