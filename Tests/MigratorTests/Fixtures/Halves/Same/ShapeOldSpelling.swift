// `any Action` and parentheses in the types.
// reducer: ShapeOldSpelling.reducer
// middleware: ShapeOldSpelling.logger
// swift-format-ignore-file
@MainActor
enum ShapeOldSpelling {
    static let reducer: (Reducer<Kettle>) = { (state: Kettle, action: any Action) in
        guard let kettle = action as? KettleAction else { return handled(state, action) }
        return Kettle(windowUUID: state.windowUUID, degrees: kettle.degrees ?? 0)
    }
    static func handled(_ state: Kettle, _ action: any Action) -> Kettle {
        action is CupAction ? state : .defaultState(from: state)
    }
    static let logger: Middleware<Kettle> = { (_: Kettle, action: any Action) in say("\(action is KettleAction)") }
}
