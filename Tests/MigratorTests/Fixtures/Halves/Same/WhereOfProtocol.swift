// Tests with `is` in `where` clauses of loops and `catch`.
// middleware: WhereOfProtocol().provider
// swift-format-ignore-file
@MainActor
final class WhereOfProtocol {
    struct Cold: Error { let degrees: Int }

    lazy var provider: Middleware<Kettle> = { state, action in
        do {
            throw Cold(degrees: state.degrees)
        } catch let cold as Cold where action is KettleAction || cold.degrees < 10 {
            say("cold \(cold.degrees)")
        } catch is Cold where !(action is CupAction) {
            say("not cold")
        } catch {
            say("never")
        }
        for case let n in [1, 2, 3] where n != 2 && !(action is KettleAction) { say("\(n)") }
        for case let n? in [1, nil, 3] where action is CupAction || n > 1 { say("\(n)") }
    }
}
