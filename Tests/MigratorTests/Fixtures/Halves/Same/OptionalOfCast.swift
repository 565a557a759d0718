// `map`, `flatMap` and comparisons on what a cast gives.
// middleware: OptionalOfCast().provider
// swift-format-ignore-file
@MainActor
final class OptionalOfCast {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees = (action as? KettleAction).flatMap { $0.degrees } ?? state.degrees
        say("\(degrees)")
        let tea = (action as? KettleAction).map { $0.tea ?? "plain" }
        say(tea ?? "none")
        (action as? CupAction).map { say("\($0)") }
        say("\((action as? CupAction) == nil) \(tea?.count ?? 0)")
    }
}
