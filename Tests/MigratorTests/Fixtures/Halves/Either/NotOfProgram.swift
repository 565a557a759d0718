// `!` of the program, for optionals of its own.
// middleware: NotOfProgram().provider
// swift-format-ignore-file
@MainActor private prefix func ! (value: KettleAction?) -> Bool {
    say("asked")
    return value != nil
}

@MainActor
final class NotOfProgram {
    lazy var provider: Middleware<Kettle> = { state, action in
        if !(action as? KettleAction) { say("there") } else { say("not there") }
    }
}
