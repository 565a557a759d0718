// `if let x` of a folded local, beside a member of the name.
// middleware: ShorthandIfLet().provider
// swift-format-ignore-file
@MainActor
final class ShorthandIfLet {
    var degrees: Int? = 77

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say("\(degrees ?? 0)")
        let degrees = (action as? KettleAction)?.degrees
        if let degrees { say("\(degrees)") } else { say("none") }
        if let degrees, degrees > 3 { say("never") }
        if state.tea != nil, let degrees { say("never \(degrees)") } else { say("else") }
        say("\(self.degrees ?? 0)")
    }
}
