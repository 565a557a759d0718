// A type inside of the body has members with the name of a folded local.
// middleware: NameInLocalType().provider
// swift-format-ignore-file
@MainActor
final class NameInLocalType {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees = (action as? KettleAction)?.degrees
        let isKettle = action is KettleAction
        struct Pair {
            var degrees = 4
            var isKettle: Bool { degrees > 3 }
            func text() -> String { isKettle ? "\(degrees)" : "none" }
        }
        enum Kind { case degrees, isKettle(degrees: Int) }
        let kind: Kind = state.tea == nil ? .degrees : .isKettle(degrees: 2)
        say("\(Pair().text()) \(kind) \(degrees == nil) \(isKettle)")
        degrees: for n in 0..<2 { if n == 1 { continue degrees } else { say("\(n)") } }
    }
}
