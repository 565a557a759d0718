import XCTest

@testable import Redux

private struct CounterAction: Action {
    var windowUUID = WindowUUID.unavailable
    let actionType: ActionType
}

private enum CounterActionType: ActionType {
    case increase
    case reset
    case ignored
}

private struct CounterState: StateType {
    var count = 0

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, _ in
        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        switch action.actionType {
        case CounterActionType.increase: return CounterState(count: state.count + 1)
        case CounterActionType.reset: return CounterState()
        default: return defaultState(from: state)
        }
    }

    static func defaultState(from state: CounterState) -> CounterState {
        return state
    }
}

@MainActor
private final class CounterView: StoreSubscriber {
    var counts: [Int] = []
    var onNewState: (Int) -> Void = { _ in }

    func newState(state: Int) {
        counts.append(state)
        onNewState(state)
    }
}

@MainActor
final class StoreTests: XCTestCase {
    func testSubscriberHearsTheStateAtOnceAndThenItsChanges() async {
        let store = Store(state: CounterState(), reducer: CounterState.reducer)
        let view = CounterView()

        store.subscribe(view) { $0.count }
        store.dispatch(CounterAction(actionType: CounterActionType.increase))
        store.dispatch(CounterAction(actionType: CounterActionType.ignored))
        store.dispatch(CounterAction(actionType: CounterActionType.increase))

        XCTAssertEqual(view.counts, [0, 1, 2])
    }

    func testSubscriberHearsNothingWhileItsPartIsMissing() async {
        let store = Store(state: CounterState(), reducer: CounterState.reducer)
        let view = CounterView()

        store.subscribe(view) { $0.count > 1 ? $0.count : nil }
        store.dispatch(CounterAction(actionType: CounterActionType.increase))
        XCTAssertEqual(view.counts, [])

        store.dispatch(CounterAction(actionType: CounterActionType.increase))
        XCTAssertEqual(view.counts, [2])
    }

    func testUnsubscribedSubscriberHearsNothing() async {
        let store = Store(state: CounterState(), reducer: CounterState.reducer)
        let view = CounterView()

        store.subscribe(view) { $0.count }
        store.unsubscribe(view)
        store.dispatch(CounterAction(actionType: CounterActionType.increase))

        XCTAssertEqual(view.counts, [0])
    }

    func testSubscriberIsNotKeptAlive() async {
        let store = Store(state: CounterState(), reducer: CounterState.reducer)
        weak var weakView: CounterView?

        do {
            let view = CounterView()
            weakView = view
            store.subscribe(view) { $0.count }
        }
        store.dispatch(CounterAction(actionType: CounterActionType.increase))

        XCTAssertNil(weakView)
    }

    func testMiddlewareSeesTheNewStateBeforeItIsPublished() async {
        var seen: [(new: Int, published: Int)] = []
        weak var weakStore: Store<CounterState>?
        let store = Store(state: CounterState(), reducer: CounterState.reducer) { state, _ in
            seen.append((state.count, weakStore?.state.count ?? -1))
        }
        weakStore = store

        store.dispatch(CounterAction(actionType: CounterActionType.increase))

        XCTAssertEqual(seen.map(\.new), [1])
        XCTAssertEqual(seen.map(\.published), [0])
    }

    func testActionsOfMiddlewaresAndSubscribersWaitForTheirTurn() async {
        weak var weakStore: Store<CounterState>?
        var types: [CounterActionType] = []
        let store = Store(state: CounterState(), reducer: CounterState.reducer) { state, action in
            guard let type = action.actionType as? CounterActionType else { return }
            types.append(type)
            if type == .increase, state.count == 1 {
                weakStore?.dispatch(CounterAction(actionType: CounterActionType.increase))
            }
        }
        weakStore = store
        let view = CounterView()
        view.onNewState = { count in
            if count == 1 {
                weakStore?.dispatch(CounterAction(actionType: CounterActionType.reset))
            }
        }
        store.subscribe(view) { $0.count }

        store.dispatch(CounterAction(actionType: CounterActionType.increase))

        XCTAssertEqual(types, [.increase, .increase, .reset])
        XCTAssertEqual(view.counts, [0, 1, 2, 0])
    }
}

extension Store {
    fileprivate convenience init(
        state: State, reducer: Reducer<State>, middleware: @escaping LegacyMiddlewareMethod<State>
    ) {
        self.init(
            state: state,
            reducer: reducer,
            middlewares: [(legacyMiddleware: middleware, modernMiddleware: { _, _, _ in } as MiddlewareMethod<State>)]
        )
    }
}
