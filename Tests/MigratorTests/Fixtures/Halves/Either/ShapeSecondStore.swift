// A store of the program's own.
// reducer: ShapeSecondStore.reducer
// swift-format-ignore-file
@MainActor
final class ShapeSecondStoreMachine {
    private(set) var state: Kettle
    let reducer: Reducer<Kettle>
    init(state: Kettle, reducer: @escaping Reducer<Kettle>) {
        self.state = state
        self.reducer = reducer
    }
    func send(_ action: Action) {
        state = reducer(state, action)
        say("\(state.degrees)")
    }
}

@MainActor
enum ShapeSecondStore {
    static let reducer: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static func machine(_ state: Kettle) -> ShapeSecondStoreMachine { ShapeSecondStoreMachine(state: state, reducer: reducer) }
}
