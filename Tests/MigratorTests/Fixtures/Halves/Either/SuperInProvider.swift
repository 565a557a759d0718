// The provider of the subclass calls the method of the base class.
// middleware: SuperInProvider().provider
// swift-format-ignore-file
@MainActor
class SuperInProviderBase {
    func handle(_ action: Action) { if !(action is KettleAction) { say("base") } }
}

@MainActor
final class SuperInProvider: SuperInProviderBase {
    var provider: Middleware<Kettle> {
        { state, action in
            super.handle(action)
            self.handle(action)
        }
    }
    override func handle(_ action: Action) { say("sub") }
}
