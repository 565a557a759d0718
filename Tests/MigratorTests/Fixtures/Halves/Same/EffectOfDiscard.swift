// Values that are thrown away.
// middleware: EffectOfDiscard().provider
// swift-format-ignore-file
@MainActor
final class EffectOfDiscard {
    func isHot(_ n: Int) -> Bool { say("hot \(n)"); return true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        _ = action is KettleAction && isHot(1)
        _ = isHot(2) && action is KettleAction
        _ = (isHot(3), action is KettleAction)
        let unused = [isHot(4), action is KettleAction]
        let kettle = (action as? KettleAction, isHot(5)).0
        _ = (unused, kettle)
    }
}
