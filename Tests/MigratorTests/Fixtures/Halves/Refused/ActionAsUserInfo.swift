// The action travels in a dictionary of anything.
// middleware: ActionAsUserInfo().provider
// swift-format-ignore-file
@MainActor
final class ActionAsUserInfo {
    var posted: [[String: Any]] = []
    func post(_ info: [String: Any]) { posted.append(info) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        guard !(action is KettleAction) else { return }
        post(["action": action, "degrees": state.degrees]) // refused: unspecialised-consumer
        say("\(posted.count)")
    }
}
