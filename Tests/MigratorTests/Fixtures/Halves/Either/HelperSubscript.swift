// Subscripts and operators take the action.
// middleware: HelperSubscript().provider
// swift-format-ignore-file
infix operator <?>: ComparisonPrecedence

@MainActor private func <?> (action: Action, n: Int) -> Bool { say("asked \(n)"); return action is KettleAction }

@MainActor
final class HelperSubscript {
    subscript(_ action: Action) -> String { action is KettleAction ? "kettle" : "subscript" }
    static subscript(_ action: Action) -> Int { action is CupAction ? 1 : 2 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say(self[action])
        say("\(HelperSubscript[action])")
        if action <?> 3 { say("never") } else { say("end") }
    }
}
