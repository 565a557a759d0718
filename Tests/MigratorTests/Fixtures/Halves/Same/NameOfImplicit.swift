// Folded locals have the names that Swift gives by itself.
// middleware: NameOfImplicit().provider
// swift-format-ignore-file
@MainActor
final class NameOfImplicit {
    lazy var provider: Middleware<Kettle> = { state, action in
        let error = (action as? KettleAction)?.tea
        let oldValue = action is KettleAction
        let newValue = (action as? KettleAction)?.degrees
        do { throw CancellationError() } catch { say("\(error is CancellationError)") }
        var n = 1 {
            willSet { say("\(newValue)") }
            didSet { say("\(oldValue)") }
        }
        n = 2
        say("\(n) \(error ?? "none") \(oldValue) \(newValue ?? 0)")
        while let error = Optional(n), n < 4 { n += error }
        say("\(error == nil)")
    }
}
