// A type alias of a branch is that of the class.
// middleware: LeakOfTypealias().provider
// swift-format-ignore-file
@MainActor
final class LeakOfTypealias {
    typealias Amount = Int

    lazy var provider: Middleware<Kettle> = { state, action in
        if !(action is KettleAction) {
            typealias Amount = String
            say("\(Amount.self)")
        }
        say("\(Amount.self)")
    }
}
