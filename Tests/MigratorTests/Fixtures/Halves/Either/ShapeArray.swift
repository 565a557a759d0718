// Reducers in an array, one behind the other.
// reducer: ShapeArray.reducer
// swift-format-ignore-file
@MainActor
enum ShapeArray {
    static let heat: Reducer<Kettle> = { state, action in
        var next = state
        next.degrees += action is KettleAction ? 10 : 1
        return next
    }
    static let all: [Reducer<Kettle>] = [heat, heat]
    static let reducer: Reducer<Kettle> = { state, action in all.reduce(state) { $1($0, action) } }
}
