// The helper is a closure in a property.
// middleware: HelperByClosureProperty().provider
// swift-format-ignore-file
@MainActor
final class HelperByClosureProperty {
    let handle: @MainActor (Action) -> Void = { action in if action is KettleAction { say("kettle") } else { say("closure") } }
    var skip: (Action) -> Bool = { $0 is CupAction }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action)
        if skip(action) { say("cup") } else { say("no cup") }
    }
}
