// `try?` and `try` in conditions.
// middleware: EffectOfTry().provider
// swift-format-ignore-file
@MainActor
final class EffectOfTry {
    struct Cold: Error {}
    func check(_ state: Kettle) throws -> Int {
        say("checked")
        guard state.degrees > 10 else { throw Cold() }
        return state.degrees
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if (try? check(state)) != nil, action is KettleAction { say("a") }
        if let degrees = try? check(state), action is KettleAction { say("b \(degrees)") }
        do {
            if try check(state) > 50, action is KettleAction { say("c") }
            say("warm")
            guard try check(state) > 50 || action is KettleAction else { throw Cold() }
            say("hot")
        } catch {
            say("caught")
        }
    }
}
