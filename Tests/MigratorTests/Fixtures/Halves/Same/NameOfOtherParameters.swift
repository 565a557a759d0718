// The closure names its parameters as it likes.
// middleware: NameOfOtherParameters().provider
// middleware: NameOfOtherParameters().numbered
// reducer: NameOfOtherParameters.reducer
// swift-format-ignore-file
@MainActor
final class NameOfOtherParameters {
    let action = "member", state = "member"

    lazy var provider: Middleware<Kettle> = { [self] kettle, event in
        if event is KettleAction { say(action) } else { say(state + "\(kettle.degrees)") }
        say(event.windowUUID == kettle.windowUUID ? "here" : "there")
    }
    lazy var numbered: Middleware<Kettle> = {
        if $1 is KettleAction { say("kettle") } else { say("\($0.degrees)") }
    }
    static let reducer: Reducer<Kettle> = { $1 is CupAction ? $0 : Kettle.defaultState(from: $0) }
}
