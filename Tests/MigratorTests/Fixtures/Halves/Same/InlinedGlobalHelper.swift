// The helper is a function of the file; the class has members with the names that it uses.
// middleware: InlinedGlobalHelper().provider
// swift-format-ignore-file
@MainActor private let inlinedGlobalHelperTitle = "global"
@MainActor private func inlinedGlobalHelperName() -> String { "global" }

@MainActor
final class InlinedGlobalHelper {
    let inlinedGlobalHelperTitle = "member"
    func inlinedGlobalHelperName() -> String { "member" }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        inlinedGlobalHelperHandle(state, action)
    }
}

@MainActor private func inlinedGlobalHelperHandle(_ state: Kettle, _ action: Action) {
    if action is KettleAction { return }
    say(inlinedGlobalHelperTitle + inlinedGlobalHelperName() + (state.tea ?? ""))
}
