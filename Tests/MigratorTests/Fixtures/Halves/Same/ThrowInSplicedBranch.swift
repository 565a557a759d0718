// A `throw` in a spliced branch is caught where it was.
// middleware: ThrowInSplicedBranch().provider
// swift-format-ignore-file
@MainActor
final class ThrowInSplicedBranch {
    enum Trouble: Error { case kettle, other }

    lazy var provider: Middleware<Kettle> = { state, action in
        do {
            if action is KettleAction { throw Trouble.kettle } else if state.degrees > 50 { throw Trouble.other }
            say("no trouble")
        } catch Trouble.kettle {
            say("kettle")
        } catch {
            say("other")
        }
        say("end")
    }
}
