// A closure made in the branch captures the inner name; one made outside, the outer one.
// middleware: LeakIntoClosure().provider
// swift-format-ignore-file
@MainActor
final class LeakIntoClosure {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees = state.degrees
        var jobs: [() -> Void] = [{ say("outer \(degrees)") }]
        if !(action is KettleAction) {
            var degrees = 0
            jobs.append { degrees += 1; say("inner \(degrees)") }
            jobs.append { degrees += 1; say("inner \(degrees)") }
        }
        jobs.append { say("outer again \(degrees)") }
        jobs.forEach { $0() }
    }
}
