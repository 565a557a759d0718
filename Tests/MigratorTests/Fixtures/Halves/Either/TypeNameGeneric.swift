// A generic parameter has the name of an action.
// middleware: TypeNameGeneric().provider
// swift-format-ignore-file
@MainActor
final class TypeNameGeneric {
    func ask<KettleAction>(_ action: Action, _ type: KettleAction.Type) { say(action is KettleAction ? "yes" : "no") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        ask(action, (any Action).self)
        ask(action, CupAction.self)
    }
}
