// A subscript does something.
// middleware: EffectOfSubscript().provider
// swift-format-ignore-file
@MainActor
final class EffectOfSubscript {
    subscript(_ n: Int) -> Bool { say("subscript \(n)"); return n > 10 }
    subscript(name name: String) -> String? { say(name); return nil }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if self[state.degrees], action is KettleAction { say("a") }
        if self[name: "x"] != nil || action is KettleAction { say("b") }
        let c = self[name: "y"] ?? (action as? KettleAction)?.tea ?? "none"
        say(c)
    }
}
