// `break` with the label of a `do`.
// middleware: LabelledDo().provider
// swift-format-ignore-file
@MainActor
final class LabelledDo {
    lazy var provider: Middleware<Kettle> = { state, action in
        work: do {
            if action is KettleAction { break work }
            say("no kettle")
            guard state.degrees > 10 else { break work }
            say("warm")
        }
        say("end")
    }
}
