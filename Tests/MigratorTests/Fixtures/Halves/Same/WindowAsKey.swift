// The window as a key and as a value.
// middleware: WindowAsKey().provider
// swift-format-ignore-file
@MainActor
final class WindowAsKey {
    var counts: [WindowUUID: Int] = [:]

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        counts[action.windowUUID, default: 0] += action is KettleAction ? 10 : 1
        counts[state.windowUUID, default: 5] += 1
        say("\(counts[action.windowUUID] ?? 0) \(counts.count)")
        let window = action.windowUUID
        guard window != state.windowUUID else { return }
        say("\(window.uuidString.count) \(action.windowUUID.hashValue == window.hashValue)")
    }
}
