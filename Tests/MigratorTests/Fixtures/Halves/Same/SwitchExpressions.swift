// `switch` as an expression: in `let`, in a `return`, as the whole body.
// reducer: SwitchExpressions.reducer
// reducer: SwitchExpressions.whole
// swift-format-ignore-file
@MainActor
enum SwitchExpressions {
    static let reducer: Reducer<Kettle> = { state, action in
        let degrees = switch action.actionType {
        case KettleActionType.boil: 100
        case let type where type is CupActionType: 50
        default: state.degrees - 1
        }
        let tea: String? = switch action {
        case let kettle as KettleAction: kettle.tea
        default: state.tea == nil ? "new" : nil
        }
        return switch state.degrees {
        case 90...: Kettle.defaultState(from: state)
        default: Kettle(windowUUID: state.windowUUID, degrees: degrees, tea: tea)
        }
    }
    static let whole: Reducer<Kettle> = { state, action in
        switch action.actionType {
        case KettleActionType.boil: state
        default:
            if state.degrees > 50 { Kettle.defaultState(from: state) } else { Kettle(windowUUID: action.windowUUID, degrees: 0) }
        }
    }
}
