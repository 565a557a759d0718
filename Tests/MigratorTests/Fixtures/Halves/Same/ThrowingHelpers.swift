// Helpers that throw, and one that throws what its closure throws.
// middleware: ThrowingHelpers().provider
// swift-format-ignore-file
@MainActor
final class ThrowingHelpers {
    enum Trouble: Error { case noKettle, cold }
    func kettle(_ action: Action) throws -> KettleAction {
        guard let kettle = action as? KettleAction else { throw Trouble.noKettle }
        return kettle
    }
    func check(_ action: Action, _ state: Kettle) throws {
        if action is KettleAction { return }
        if state.degrees < 10 { throw Trouble.cold }
        say("checked")
    }
    func run(_ body: () throws -> Void) rethrows { try body() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        do {
            try check(action, state)
            try run {
                if action is CupAction { throw Trouble.cold }
                say("run")
            }
            say("\(try kettle(action))")
        } catch Trouble.cold {
            say("cold")
        } catch {
            say("no kettle")
        }
        if (try? kettle(action)) == nil { say("none") }
        run { say("end") }
    }
}
