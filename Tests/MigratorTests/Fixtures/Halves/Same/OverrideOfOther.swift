// The subclass overrides a method that is not given the action.
// middleware: OverrideOfOtherSub().provider
// middleware: OverrideOfOther().provider
// swift-format-ignore-file
@MainActor
class OverrideOfOther {
    var name: String { "base" }
    func show(_ text: String) { say(text) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction { show("kettle") } else { show(name) }
        show("end")
    }
}

@MainActor
final class OverrideOfOtherSub: OverrideOfOther {
    override var name: String { "sub" }
    override func show(_ text: String) { super.show("sub " + text) }
}
