// `fallthrough` stands in an `if` of the branch.
// middleware: FallthroughInNestedIf().provider
// swift-format-ignore-file
@MainActor
final class FallthroughInNestedIf {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action is KettleAction {
        case false:
            if state.tea == nil { fallthrough }
            say("tea")
        case true:
            say("kettle or no tea")
        }
        say("end")
    }
}
