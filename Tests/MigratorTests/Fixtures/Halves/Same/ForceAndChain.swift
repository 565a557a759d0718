// Forced unwrapping behind a test that fails.
// middleware: ForceAndChain().provider
// swift-format-ignore-file
@MainActor
final class ForceAndChain {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees = (action as? KettleAction)?.degrees
        if degrees != nil { say("\(degrees!)") }
        if degrees == nil || degrees! > 10 { say("none or hot") }
        if let kettle = action as? KettleAction, kettle.tea! == "x" { say("never") }
        let text = degrees == nil ? "none" : "\(degrees!)"
        say(text)
        say("\(degrees != nil && degrees! > 3)")
    }
}
