// The action beside a weak `self` in a capture list of a task.
// middleware: kept(CaptureOfActionWeakly()).provider
// swift-format-ignore-file
@MainActor
final class CaptureOfActionWeakly {
    func show(_ text: String) { say(text) }

    lazy var provider: Middleware<Kettle> = { [weak self] state, action in
        Task { @MainActor [weak self, action] in
            guard let self, !(action is KettleAction) else { return }
            self.show("\(action.windowUUID == state.windowUUID)")
        }
    }
}
