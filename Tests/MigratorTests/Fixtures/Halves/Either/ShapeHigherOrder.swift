// A helper takes the child's reducer.
// reducer: ShapeHigherOrder.reducer
// swift-format-ignore-file
@MainActor
enum ShapeHigherOrder {
    static let child: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static func counted(_ state: Kettle, _ action: Action, by child: Reducer<Kettle>) -> Kettle {
        var next = child(state, action)
        next.degrees += 1
        return next
    }
    static let reducer: Reducer<Kettle> = { state, action in counted(state, action, by: child) }
}
