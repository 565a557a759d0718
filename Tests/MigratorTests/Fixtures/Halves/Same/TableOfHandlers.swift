// Closures in a dictionary, chosen by the case.
// middleware: TableOfHandlers().provider
// swift-format-ignore-file
@MainActor
final class TableOfHandlers {
    let table: [KettleActionType: @MainActor () -> Void] = [.boil: { say("boil") }, .pour: { say("pour") }]
    let names: [CupActionType: String] = [.fill: "fill"]

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if let type = action.actionType as? KettleActionType { table[type]?() } else { say("no handler") }
        let name = (action.actionType as? CupActionType).flatMap { names[$0] } ?? "no name"
        say(name)
    }
}
