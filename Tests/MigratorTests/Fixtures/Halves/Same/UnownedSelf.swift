// `[unowned self]`, and a provider that keeps its object by another name.
// middleware: kept(UnownedSelf()).provider
// middleware: kept(UnownedSelf()).renamed
// swift-format-ignore-file
@MainActor
final class UnownedSelf {
    var name = "name"
    func isMine(_ action: Action) -> Bool { action is KettleAction }

    lazy var provider: Middleware<Kettle> = { [unowned self] state, action in
        say(isMine(action) ? "mine" : name)
    }
    lazy var renamed: Middleware<Kettle> = { [weak owner = self] _, action in
        guard let owner else { return }
        if !owner.isMine(action) { say(owner.name) }
    }
}
