struct WindowUUID: Hashable, Sendable {
    let name: String

    static let unavailable = WindowUUID(name: "unavailable")
}

protocol ActionType: Sendable {}

protocol Action: Sendable {
    var windowUUID: WindowUUID { get }
    var actionType: ActionType { get }
}

protocol StateType: Equatable, Sendable {
    static func defaultState(from state: Self) -> Self
}

typealias Reducer<State> = @MainActor (State, Action) -> State
typealias Middleware<State> = @MainActor (State, Action) -> Void

@MainActor
final class Store<State: StateType> {
    private(set) var state: State
    private let reducer: Reducer<State>
    private let middlewares: [Middleware<State>]
    private var waiting: [Action] = []
    private var isBusy = false

    init(state: State, reducer: @escaping Reducer<State>, middlewares: [Middleware<State>] = []) {
        self.state = state
        self.reducer = reducer
        self.middlewares = middlewares
    }

    func dispatch(_ action: Action) {
        waiting.append(action)
        work()
    }

    private func work() {
        guard !isBusy else { return }
        isBusy = true
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            process(action)
        }
        isBusy = false
    }

    private func process(_ action: Action) {
        let newState = reducer(state, action)
        middlewares.forEach { $0(newState, action) }
        state = newState
    }
}
