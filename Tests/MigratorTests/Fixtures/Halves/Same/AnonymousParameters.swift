// Closures whose numbered parameters are used by the dropped side only.
// middleware: AnonymousParameters().provider
// swift-format-ignore-file
@MainActor
final class AnonymousParameters {
    func skip(_ action: Action, _ n: Int) { if action is KettleAction { say("\(n)") } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        [1, 2].forEach { if action is KettleAction { say("\($0)") } }
        [1, 2].forEach { skip(action, $0) }
        say("\([1, 2].map { action is KettleAction ? $0 : 7 })")
        say("\([1, 2, 3].reduce(0) { action is KettleAction ? $0 + $1 : $0 + 5 })")
        say("\([1, 2, 3].reduce(0) { action is CupAction ? $0 : $1 })")
        say("\([3, 1].sorted { action is CupAction || $0 < $1 })")
        say("\([3, 1].contains { $0 == 3 && action is CupAction })")
    }
}
