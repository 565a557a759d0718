// Helpers behind `self?`.
// middleware: kept(ShapeWeakChain()).provider
// swift-format-ignore-file
@MainActor
final class ShapeWeakChain {
    func skip(_ action: Action) { if action is KettleAction { say("never") } }
    func handle(_ action: Action) { if !(action is KettleAction) { say("handled") } }
    func isMine(_ action: Action) -> Bool { action is CupAction }

    lazy var provider: Middleware<Kettle> = { [weak self] state, action in
        self?.skip(action)
        self?.handle(action)
        if self?.isMine(action) == true { say("never") }
        if self?.isMine(action) != true { say("not mine") }
        guard let isMine = self?.isMine(action), !isMine else { return }
        say("end")
    }
}
