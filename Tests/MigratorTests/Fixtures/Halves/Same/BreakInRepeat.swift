// `break` and `continue` in a switch in a `repeat` loop.
// middleware: BreakInRepeat().provider
// swift-format-ignore-file
@MainActor
final class BreakInRepeat {
    lazy var provider: Middleware<Kettle> = { state, action in
        var n = 0
        repeat {
            n += 1
            switch action {
            case is KettleAction: return
            default:
                if n == 1 { continue }
                guard n < 4 else { break }
                say("\(n)")
            }
            say("after \(n)")
        } while n < 5
        say("end")
    }
}
