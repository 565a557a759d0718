// `continue` and `break` with labels of loops, from a switch in the inner loop.
// reducer: LabelledLoops.reducer
// swift-format-ignore-file
@MainActor
enum LabelledLoops {
    static let reducer: Reducer<Kettle> = { state, action in
        var sum = 0
        rows: for row in 1...3 {
            columns: for column in 1...3 {
                switch action.actionType {
                case KettleActionType.boil: break rows
                case let type where type is CupActionType: continue columns
                default:
                    if column == 2, row == 1 { continue rows }
                    if row == 3 { break rows }
                    if column == 3 { break }
                    sum += row * 10 + column
                }
                sum += 100
            }
            sum += 1000
        }
        return Kettle(windowUUID: state.windowUUID, degrees: sum, tea: state.tea)
    }
}
