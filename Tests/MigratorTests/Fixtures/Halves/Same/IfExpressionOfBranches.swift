// Folded `if`s and `switch`es as last values of expressions with several statements around them.
// reducer: IfExpressionOfBranches.reducer
// swift-format-ignore-file
@MainActor
enum IfExpressionOfBranches {
    static func value(_ n: Int) -> Int { say("\(n)"); return n }

    static let reducer: Reducer<Kettle> = { state, action in
        let degrees =
            if state.degrees > 50 {
                if action is KettleAction { value(1) } else { value(2) }
            } else if action is CupAction {
                value(3)
            } else {
                switch action.actionType {
                case KettleActionType.boil: value(4)
                default: state.tea == nil ? value(5) : value(6)
                }
            }
        let double: Double = if action is KettleAction { 1.5 } else { 2 }
        let maybe: Int? = switch action { case is CupAction: nil; default: 3 }
        return Kettle(windowUUID: state.windowUUID, degrees: degrees + Int(double * 2), tea: maybe.map { "\($0)" })
    }
}
