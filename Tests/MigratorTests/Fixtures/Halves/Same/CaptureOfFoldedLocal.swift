// A folded local in a capture list.
// middleware: CaptureOfFoldedLocal().provider
// swift-format-ignore-file
@MainActor
final class CaptureOfFoldedLocal {
    func run(_ body: () -> Void) { body() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let isKettle = action is KettleAction
        let tea = (action as? KettleAction)?.tea
        run { [isKettle, tea] in say(isKettle ? "kettle" : tea ?? "no tea") }
        run { [tea = tea ?? state.tea] in if let tea { say(tea) } }
    }
}
