// A parent asks its children for an action that nobody knows.
// reducer: ParentAndChildren.reducer from [ParentAndChildren(windowUUID: here, left: ParentAndChildrenCup(windowUUID: here, n: 1), right: nil)]
// swift-format-ignore-file
struct ParentAndChildrenCup: StateType {
    let windowUUID: WindowUUID
    var n: Int
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, n: -1) }
    static let reducer: Reducer<Self> = { state, action in
        if action.windowUUID != state.windowUUID { return defaultState(from: state) }
        return action is CupAction ? state : Self(windowUUID: state.windowUUID, n: state.n + 1)
    }
}

struct ParentAndChildren: StateType {
    let windowUUID: WindowUUID
    var left: ParentAndChildrenCup
    var right: ParentAndChildrenCup?
    static func defaultState(from state: Self) -> Self { state }

    static let reducer: Reducer<Self> = { state, action in
        var next = state
        next.left = ParentAndChildrenCup.reducer(state.left, action)
        next.right = state.right.map { ParentAndChildrenCup.reducer($0, action) }
        if action is KettleAction { next.right = next.left } else if next.right == nil { next.right = ParentAndChildrenCup.reducer(next.left, action) }
        return next
    }
}
