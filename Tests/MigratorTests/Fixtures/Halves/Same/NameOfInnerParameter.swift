// Closures, functions, loops and patterns bind the name anew.
// middleware: NameOfInnerParameter().provider
// swift-format-ignore-file
@MainActor
final class NameOfInnerParameter {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees = (action as? KettleAction)?.degrees
        say("\([1, 2].map { degrees in degrees + 1 })")
        func double(degrees: Int) -> Int { degrees * 2 }
        func again(_ degrees: Int) -> Int { let degrees = degrees + 1; return degrees }
        say("\(double(degrees: 4)) \(again(1))")
        if let degrees = state.tea?.count { say("\(degrees)") }
        if case let degrees = state.degrees, degrees > 50 { say("hot \(degrees)") }
        switch state.tea {
        case let degrees?: say(degrees)
        case nil: say("\(degrees == nil)")
        }
        for (degrees, _) in [(1, 2)] { say("\(degrees)") }
        do { throw CancellationError() } catch let degrees { say("\(degrees is CancellationError)") }
    }
}
