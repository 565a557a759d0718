// The window in closures, in a capture list and in a local function.
// middleware: WindowInClosures().provider
// swift-format-ignore-file
@MainActor
final class WindowInClosures {
    func run(_ body: (WindowUUID) -> Void) { body(.unavailable) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        run { windowUUID in say("\(windowUUID == action.windowUUID)") }
        run { [window = action.windowUUID] in say("\($0 == window)") }
        func isHere() -> Bool { action.windowUUID == state.windowUUID && !(action is KettleAction) }
        if isHere() { say("here") }
        Task { @MainActor in say("\(action.windowUUID)") }
    }
}
