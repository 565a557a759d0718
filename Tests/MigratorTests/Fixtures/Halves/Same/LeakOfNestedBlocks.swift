// Blocks in blocks, each of which is spliced, with one name at every depth.
// middleware: LeakOfNestedBlocks().provider
// swift-format-ignore-file
@MainActor
final class LeakOfNestedBlocks {
    lazy var provider: Middleware<Kettle> = { state, action in
        let n = 0
        if !(action is KettleAction) {
            let n = n + 1
            switch action.actionType {
            case CupActionType.fill: say("fill")
            default:
                let n = n + 10
                if action is CupAction { say("cup") } else {
                    let n = n + 100
                    say("\(n)")
                }
                say("\(n)")
            }
            say("\(n)")
        }
        say("\(n)")
    }
}
