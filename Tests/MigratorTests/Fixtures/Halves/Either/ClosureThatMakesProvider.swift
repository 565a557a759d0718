// A closure is called that makes the provider.
// middleware: ClosureThatMakesProvider().provider
// swift-format-ignore-file
@MainActor
final class ClosureThatMakesProvider {
    lazy var provider: Middleware<Kettle> = {
        let name = "made"
        return { _, action in
            if action is KettleAction { say("kettle") } else { say(name) }
        }
    }()
}
