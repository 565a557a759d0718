// An extension of the action protocol gives the action back and says so.
// middleware: ExtensionWithEffect().provider
// swift-format-ignore-file
extension Action {
    @MainActor func extensionWithEffectLogged() -> Self { say("logged"); return self }
    @MainActor var extensionWithEffectLoud: Bool { say("asked"); return self is KettleAction }
}

@MainActor
final class ExtensionWithEffect {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action.extensionWithEffectLogged() is KettleAction { say("never") }
        if action.extensionWithEffectLoud { say("never") } else { say("quiet") }
        if action.extensionWithEffectLoud, state.degrees > 10 { say("never") }
    }
}
