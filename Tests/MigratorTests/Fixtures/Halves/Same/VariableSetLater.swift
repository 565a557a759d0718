// A variable begins as something that is known, and is given another value.
// middleware: VariableSetLater().provider
// swift-format-ignore-file
@MainActor
final class VariableSetLater {
    func change(_ flag: inout Bool) { flag.toggle() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        var degrees = (action as? KettleAction)?.degrees
        if state.tea == nil { degrees = 5 }
        if let degrees { say("\(degrees)") } else { say("none") }
        var isKettle = action is KettleAction
        if state.degrees > 50 { isKettle.toggle() }
        if isKettle { say("toggled") }
        change(&isKettle)
        if isKettle { say("changed") }
        var isCup = action is CupAction
        let set = { isCup = true }
        if state.degrees < 10 { set() }
        say(isCup ? "cup" : "no cup")
    }
}
