// A variable that is known in front of a loop is not known in it.
// reducer: VariableInLoop.reducer
// swift-format-ignore-file
@MainActor
enum VariableInLoop {
    static let reducer: Reducer<Kettle> = { state, action in
        var isFirst = !(action is KettleAction)
        var tea = (action as? KettleAction)?.tea
        var next = state
        for n in 1...3 {
            if isFirst { next.degrees += 100 } else { next.degrees += n }
            isFirst = false
            next.tea = tea ?? next.tea
            tea = "round \(n)"
        }
        return next
    }
}
