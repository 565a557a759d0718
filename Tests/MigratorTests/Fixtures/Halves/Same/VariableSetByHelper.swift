// A member is set by a helper between two looks at it.
// middleware: VariableSetByHelper().provider
// swift-format-ignore-file
@MainActor
final class VariableSetByHelper {
    var isKettle = false
    var current: KettleAction?

    func note(_ action: Action) { isKettle = action is KettleAction }
    func force() { isKettle = true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        note(action)
        if isKettle { say("never") }
        force()
        if isKettle { say("forced") }
        current = action as? KettleAction
        isKettle = action is KettleAction
        if state.tea == nil { force() }
        say("\(isKettle) \(current == nil)")
    }
}
