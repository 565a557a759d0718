// An assignment of the old value calls the observer.
// middleware: EffectOfDidSet().provider
// swift-format-ignore-file
@MainActor
final class EffectOfDidSet {
    var level = 1 { didSet { say("\(oldValue) to \(level)") } }
    var tea: String? { willSet { say("tea \(newValue ?? "none")") } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        level = (action as? KettleAction)?.degrees ?? level
        level += action is KettleAction ? 1 : 0
        tea = (action as? KettleAction)?.tea
        say("end")
    }
}
