// An object that is called like a function.
// middleware: HelperByCallAsFunction().provider
// swift-format-ignore-file
struct HelperByCallAsFunctionHandler {
    @MainActor func callAsFunction(_ action: Action) { say(action is KettleAction ? "kettle" : "called") }
}

@MainActor
final class HelperByCallAsFunction {
    let handle = HelperByCallAsFunctionHandler()

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action)
        say("end")
    }
}
