// The provider itself is overridden and calls that of the base class.
// middleware: OverrideOfProviderSub().provider
// middleware: OverrideOfProvider().provider
// swift-format-ignore-file
@MainActor
class OverrideOfProvider {
    var provider: Middleware<Kettle> {
        { state, action in
            if action is KettleAction { say("kettle") } else { say("base") }
        }
    }
}

@MainActor
final class OverrideOfProviderSub: OverrideOfProvider {
    override var provider: Middleware<Kettle> {
        { _, action in
            guard !(action is CupAction) else { return }
            say("sub")
        }
    }
}
