// Calls on both sides of `&&` and `||`: only those are made that Swift makes.
// middleware: EffectOfCan().provider
// swift-format-ignore-file
@MainActor
final class EffectOfCan {
    func canBoil(_ n: Int) -> Bool { say("boil \(n)"); return n % 2 == 0 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction && canBoil(1) { say("1") }
        if canBoil(2) && action is KettleAction { say("2") }
        if action is KettleAction || canBoil(3) { say("3") } else { say("not 3") }
        if canBoil(4) || action is KettleAction { say("4") }
        if canBoil(5) || action is KettleAction || canBoil(6) { say("5") }
        if canBoil(7) && canBoil(8) && action is KettleAction { say("7") }
        if !(action is KettleAction) || canBoil(9) { say("9") }
        if !(canBoil(10) && action is KettleAction) { say("10") }
    }
}
