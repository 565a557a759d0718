// The name is declared again behind the block, and in a block behind that.
// middleware: LeakRedeclared().provider
// swift-format-ignore-file
@MainActor
final class LeakRedeclared {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction { say("kettle") } else {
            let level = 1
            say("\(level)")
        }
        let level = 2
        say("\(level)")
        if !(action is CupAction) {
            let level = level + 1
            say("\(level)")
        }
        say("\(level)")
    }
}
