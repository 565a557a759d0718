// Optional patterns over a cast that fails.
// middleware: IfCaseNil().provider
// swift-format-ignore-file
@MainActor
final class IfCaseNil {
    lazy var provider: Middleware<Kettle> = { state, action in
        if case nil = action as? KettleAction { say("a") }
        if case Optional.none = action as? KettleAction { say("b") }
        if case .some = action as? KettleAction { say("c") } else { say("not c") }
        if case .some(let kettle) = action as? KettleAction { say("d \(kettle)") }
        if case let kettle? = action as? KettleAction, kettle.degrees == nil { say("e") }
        if case _? = (action as? KettleAction)?.tea { say("f") } else { say("no tea") }
        guard case .some = action as? CupAction else { say("end"); return }
        say("cup")
    }
}
