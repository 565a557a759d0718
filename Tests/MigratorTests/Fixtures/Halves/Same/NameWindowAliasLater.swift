// The window under another name is used behind a block that declares `windowUUID`.
// middleware: NameWindowAliasLater().provider
// swift-format-ignore-file
@MainActor
final class NameWindowAliasLater {
    lazy var provider: Middleware<Kettle> = { state, action in
        let window = action.windowUUID
        if !(action is KettleAction) {
            let windowUUID = "inner"
            say("\(windowUUID) \(window == state.windowUUID)")
        }
        say("\(window == state.windowUUID)")
        let check = { (windowUUID: Int) in say("\(windowUUID) \(window == state.windowUUID)") }
        check(3)
    }
}
