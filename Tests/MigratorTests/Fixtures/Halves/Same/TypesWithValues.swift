// Action types whose cases have values.
// middleware: TypesWithValues().provider
// swift-format-ignore-file
enum TypesWithValuesType: ActionType, Equatable { case pour(Int), stop, mix(tea: String, times: Int) }

@MainActor
final class TypesWithValues {
    lazy var provider: Middleware<Kettle> = { state, action in
        if case .pour(let n)? = action.actionType as? TypesWithValuesType { say("\(n)") } else { say("no pour") }
        switch action.actionType as? TypesWithValuesType {
        case .pour(1...5): say("little")
        case .mix(let tea, times: 2) where tea == state.tea: say("twice")
        case .stop, .some: say("some")
        case nil: say("nil")
        }
        if action.actionType as? TypesWithValuesType == .mix(tea: "x", times: state.degrees) { say("never") }
        guard case let .mix(tea, _)? = action.actionType as? TypesWithValuesType else { say("end"); return }
        say(tea)
    }
}
