// Helpers that give a parameter back, with conversions and effects in the arguments.
// middleware: IdentityHelper().provider
// swift-format-ignore-file
@MainActor
final class IdentityHelper {
    func tick() -> Int { say("tick"); return 1 }
    func first(_ a: Int, _ b: Int, _ action: Action) -> Int { action is KettleAction ? b : a }
    func wide(_ a: Double, _ action: Action) -> Double { action is KettleAction ? 0 : a }
    func maybe(_ a: Int?, _ action: Action) -> Int? { action is KettleAction ? nil : a }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say("\(first(7, tick(), action))")
        say("\(wide(1, action) / 3)")
        if let n = maybe(5, action) { say("\(n)") }
        say("\(maybe(6, action)?.description ?? "none")")
    }
}
