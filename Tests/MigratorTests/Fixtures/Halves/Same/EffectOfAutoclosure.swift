// Own functions that take autoclosures: what is evaluated is their business.
// middleware: EffectOfAutoclosure().provider
// swift-format-ignore-file
@MainActor
final class EffectOfAutoclosure {
    func isHot(_ state: Kettle) -> Bool { say("hot"); return state.degrees > 50 }
    func either(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { say("either"); return b() || a }
    func lazily(_ a: @autoclosure () -> Bool, then b: @autoclosure () -> Void) { if !a() { b() } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if either(action is KettleAction, isHot(state)) { say("a") }
        if either(isHot(state), action is KettleAction) { say("b") }
        lazily(action is KettleAction, then: say("c"))
        lazily(isHot(state) && action is KettleAction, then: say("d"))
    }
}
