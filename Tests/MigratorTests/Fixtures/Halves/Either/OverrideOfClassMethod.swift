// A class method is called by `Self` and overridden.
// middleware: OverrideOfClassMethodSub().provider
// middleware: OverrideOfClassMethod().provider
// swift-format-ignore-file
@MainActor
class OverrideOfClassMethod {
    class func handle(_ action: Action) { if action is KettleAction { say("kettle") } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        Self.handle(action)
        type(of: self).handle(action)
        say("end")
    }
}

@MainActor
final class OverrideOfClassMethodSub: OverrideOfClassMethod {
    override class func handle(_ action: Action) { say("sub") }
}
