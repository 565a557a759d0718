// The helper is the whole body, and its locals have names of the provider's file.
// middleware: LeakFromInlinedHelper().provider
// middleware: LeakFromInlinedHelper().shared
// swift-format-ignore-file
@MainActor let leakFromInlinedHelperNote = "global"

@MainActor
final class LeakFromInlinedHelper {
    let note = "member"

    lazy var provider: Middleware<Kettle> = { [self] kettle, action in
        handle(kettle, action)
    }
    lazy var shared: Middleware<Kettle> = { [self] state, action in
        say(note)
        handle(state, action)
        say(note)
    }
    func handle(_ state: Kettle, _ action: Action) {
        let note = state.tea ?? leakFromInlinedHelperNote
        if action is KettleAction { say("kettle") } else {
            let state = note.count
            say("\(state)")
        }
        say(note)
    }
}
