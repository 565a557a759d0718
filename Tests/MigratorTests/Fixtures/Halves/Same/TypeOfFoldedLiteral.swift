// A literal has the type that the dropped side gave it.
// middleware: TypeOfFoldedLiteral().provider
// swift-format-ignore-file
struct TypeOfFoldedLiteralAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var level: Double?
    var tags: Set<Int>?
    var letter: Character?
}

@MainActor
final class TypeOfFoldedLiteral {
    lazy var provider: Middleware<Kettle> = { state, action in
        let level = (action as? TypeOfFoldedLiteralAction)?.level ?? 5
        say("\(level) \(level / 2)")
        let third = (action is KettleAction ? 1.5 : 1) / 3
        say("\(third)")
        let tags = (action as? TypeOfFoldedLiteralAction)?.tags ?? [2, 2]
        say("\(tags.count)")
        let letter = (action as? TypeOfFoldedLiteralAction)?.letter ?? "é"
        say("\(type(of: letter))")
    }
}
