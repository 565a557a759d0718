// Bodies of one expression, of every form.
// reducer: LayoutImplicitReturns.first
// reducer: LayoutImplicitReturns.second
// reducer: LayoutImplicitReturns.third
// middleware: LayoutImplicitReturns.tell
// swift-format-ignore-file
@MainActor
enum LayoutImplicitReturns {
    static let first: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static let second: Reducer<Kettle> = { state, action in
        passed(state, action)
    }
    static func passed(_ state: Kettle, _ action: Action) -> Kettle { (action as? KettleAction).map { _ in state } ?? .defaultState(from: state) }
    static let third: Reducer<Kettle> = { _, action in .init(windowUUID: action.windowUUID, degrees: action is CupAction ? 1 : 2) }
    static let tell: Middleware<Kettle> = { say($1 is KettleAction ? "kettle" : "\($0.degrees)") }
}
