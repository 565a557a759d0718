// An implicit member and an empty literal have no type without the dropped side.
// middleware: TypeOfFoldedMember().provider
// swift-format-ignore-file
struct TypeOfFoldedMemberAction: Action {
    enum Speed { case slow, fast }
    let windowUUID: WindowUUID
    let actionType: ActionType
    var speed: Speed?
    var names: [String]?
    var counts: [String: Int]?
}

@MainActor
final class TypeOfFoldedMember {
    lazy var provider: Middleware<Kettle> = { state, action in
        let speed = (action as? TypeOfFoldedMemberAction)?.speed ?? .slow
        var names = (action as? TypeOfFoldedMemberAction)?.names ?? []
        names.append("a")
        let counts = action is KettleAction ? ["x": 1] : [:]
        say("\(speed) \(names) \(counts.count)")
    }
}
