// `nil` is compared with `nil`, with `!=`, and in `switch`.
// middleware: NilOnBothSides().provider
// swift-format-ignore-file
@MainActor
final class NilOnBothSides {
    lazy var provider: Middleware<Kettle> = { state, action in
        let kettle = action as? KettleAction
        if kettle?.degrees == nil { say("a") }
        if kettle?.degrees == kettle?.tea?.count { say("b") }
        if kettle?.tea != nil || kettle?.degrees ?? 1 == 1 { say("c") }
        if (kettle?.degrees ?? nil) == nil { say("d") }
        if kettle?.degrees ?? kettle?.tea?.count ?? 0 > 0 { say("never") }
        if nil != kettle?.tea { say("never") }
        say(kettle?.tea?.uppercased() ?? kettle?.tea ?? "e")
    }
}
