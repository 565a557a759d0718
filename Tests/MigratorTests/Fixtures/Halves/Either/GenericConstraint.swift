// A generic function calls a requirement of its parameter.
// middleware: GenericConstraint().provider
// swift-format-ignore-file
@MainActor
protocol GenericConstraintHandling {
    func handle(_ action: Action)
}

struct GenericConstraintLoud: GenericConstraintHandling {
    func handle(_ action: Action) { say(action is KettleAction ? "kettle" : "loud") }
}

struct GenericConstraintMute: GenericConstraintHandling {
    func handle(_ action: Action) {}
}

@MainActor
final class GenericConstraint {
    func ask<H: GenericConstraintHandling>(_ handler: H, _ action: Action) { handler.handle(action) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        ask(GenericConstraintMute(), action)
        ask(GenericConstraintLoud(), action)
        say("end")
    }
}
