// Variables are set together, by a swap, and by a pattern.
// middleware: VariableInTuple().provider
// swift-format-ignore-file
@MainActor
final class VariableInTuple {
    lazy var provider: Middleware<Kettle> = { state, action in
        var isKettle = action is KettleAction
        var isCup = action is CupAction
        var count = 0
        if state.degrees > 50 { (isKettle, count) = (true, 1) }
        say("\(isKettle) \(count)")
        var isHot = state.degrees > 10
        if state.tea != nil { swap(&isCup, &isHot) }
        if isCup { say("swapped") }
        var kettle = action as? KettleAction
        if state.tea == nil { kettle = KettleAction(degrees: 1, windowUUID: state.windowUUID, actionType: KettleActionType.boil) }
        kettle?.degrees = 8
        say("\(kettle?.degrees ?? 0)")
    }
}
