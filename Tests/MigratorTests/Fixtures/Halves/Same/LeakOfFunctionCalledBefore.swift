// A local function of a branch is called before it is declared.
// middleware: LeakOfFunctionCalledBefore().provider
// swift-format-ignore-file
@MainActor
final class LeakOfFunctionCalledBefore {
    func stir(_ n: Int) { say("method \(n)") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        stir(1)
        switch action.actionType {
        case KettleActionType.boil: stir(2)
        default:
            stir(3)
            @MainActor func stir(_ n: Int) { say("local \(n)") }
            stir(4)
        }
        stir(5)
    }
}
