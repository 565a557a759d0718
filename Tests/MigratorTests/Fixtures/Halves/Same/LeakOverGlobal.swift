// A name of a branch is that of a global.
// reducer: LeakOverGlobal.reducer
// swift-format-ignore-file
let leakOverGlobalLimit = 50

@MainActor
enum LeakOverGlobal {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        switch action.actionType {
        case KettleActionType.boil: next.degrees = 100
        default:
            let leakOverGlobalLimit = 7
            next.degrees += leakOverGlobalLimit
        }
        if next.degrees > leakOverGlobalLimit { next.tea = "limit" }
        return next
    }
}
