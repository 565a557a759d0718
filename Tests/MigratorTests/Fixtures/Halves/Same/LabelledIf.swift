// `break` with the label of an `if` that is folded.
// middleware: LabelledIf().provider
// swift-format-ignore-file
@MainActor
final class LabelledIf {
    lazy var provider: Middleware<Kettle> = { state, action in
        check: if action is KettleAction {
            say("kettle")
        } else {
            if state.tea == nil { break check }
            say("tea")
            for n in 0..<3 {
                if n == 1, state.degrees > 90 { break check }
                say("\(n)")
            }
        }
        say("end")
    }
}
