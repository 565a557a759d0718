// The name is bound again at each step, with another type.
// middleware: ShorthandShadowedAgain().provider
// swift-format-ignore-file
@MainActor
final class ShorthandShadowedAgain {
    let kettle = "member"

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let kettle = action as? KettleAction
        if let kettle {
            let kettle = kettle.tea
            say(kettle ?? "")
        } else {
            let kettle = kettle == nil ? self.kettle : "never"
            if let kettle = Optional(kettle) { say(kettle) }
        }
        say("\(kettle?.degrees ?? 1)")
    }
}
