// The provider is there twice, for two builds.
// middleware: IfConfigAroundProvider().provider
// swift-format-ignore-file
@MainActor
final class IfConfigAroundProvider {
    #if IF_CONFIG_AROUND
        lazy var provider: Middleware<Kettle> = { _, action in say("flag \(action is KettleAction)") }
    #else
        lazy var provider: Middleware<Kettle> = { [self] state, action in
            if action is KettleAction { say("kettle") } else { handle(action) }
        }
    #endif
    func handle(_ action: Action) { say(action is CupAction ? "cup" : "handled") }
}
