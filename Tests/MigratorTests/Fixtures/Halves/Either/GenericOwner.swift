// The provider is in a generic class.
// middleware: GenericOwner(GenericOwnerTea()).provider
// swift-format-ignore-file
@MainActor
protocol GenericOwnerHandling {
    var name: String { get }
    func handle(_ action: Action) -> String
}

struct GenericOwnerTea: GenericOwnerHandling {
    let name = "tea"
    func handle(_ action: Action) -> String { action is KettleAction ? "kettle" : "other" }
}

@MainActor
final class GenericOwner<H: GenericOwnerHandling> {
    let handler: H
    init(_ handler: H) { self.handler = handler }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if !(action is CupAction) { say(handler.name) }
        say(handler.handle(action))
    }
}
