// Arguments behind an optional chain that is `nil` are not evaluated.
// middleware: EffectOfOptionalChain().provider
// swift-format-ignore-file
extension KettleAction {
    @MainActor func heated(by degrees: Int) -> Int { say("heated"); return degrees }
}

@MainActor
final class EffectOfOptionalChain {
    func tick() -> Int { say("tick"); return 1 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let heat = (action as? KettleAction)?.heated(by: tick())
        say("\(heat ?? 0)")
        _ = (action as? KettleAction)?.heated(by: tick())
        if let more = (action as? KettleAction)?.heated(by: tick()), more > 0 { say("never") }
        say("end")
    }
}
