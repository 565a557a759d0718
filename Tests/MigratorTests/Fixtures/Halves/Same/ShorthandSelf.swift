// `guard let self` together with a cast, in both orders.
// middleware: kept(ShorthandSelf()).provider
// middleware: kept(ShorthandSelf()).other
// swift-format-ignore-file
@MainActor
final class ShorthandSelf {
    func idle(_ text: String) { say(text) }

    lazy var provider: Middleware<Kettle> = { [weak self] state, action in
        guard let self, let kettle = action as? KettleAction else { self?.idle("else"); return }
        idle("\(kettle)")
    }
    lazy var other: Middleware<Kettle> = { [weak self] state, action in
        guard !(action is KettleAction), let self = self else { return }
        if let cup = action as? CupAction { idle("\(cup)") }
        idle("other")
    }
}
