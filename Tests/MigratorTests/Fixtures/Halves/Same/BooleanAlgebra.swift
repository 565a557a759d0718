// Locals that hold questions, combined.
// reducer: BooleanAlgebra.reducer
// swift-format-ignore-file
@MainActor
enum BooleanAlgebra {
    static let reducer: Reducer<Kettle> = { state, action in
        let isKettle = action is KettleAction
        let isCup = action.actionType is CupActionType
        let isHot = state.degrees > 50
        let either = isKettle || isCup || isHot
        let neither = !isKettle && !isCup
        var next = state
        if either && neither { next.degrees += 1 }
        if isKettle != isHot { next.degrees += 10 }
        if (isKettle == false) == (isCup == false) { next.degrees += 100 }
        if [isKettle, isCup, isHot].contains(true) { next.degrees += 1000 }
        if isHot ? isKettle : neither { next.tea = "cold" }
        return next
    }
}
