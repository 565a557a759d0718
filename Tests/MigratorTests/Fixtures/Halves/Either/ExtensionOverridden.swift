// One action has a computed property of its own; the extension's is called for the protocol.
// middleware: ExtensionOverridden().provider
// swift-format-ignore-file
protocol ExtensionOverriddenLoud { var extensionOverriddenName: String { get } }

extension Action {
    var extensionOverriddenName: String { self is CupAction ? "cup" : "action" }
}

extension KettleAction {
    var extensionOverriddenName: String { "kettle" }
}

@MainActor
final class ExtensionOverridden {
    lazy var provider: Middleware<Kettle> = { state, action in
        say(action.extensionOverriddenName)
        if let kettle = action as? KettleAction { say(kettle.extensionOverriddenName) }
        say((action as? KettleAction)?.extensionOverriddenName ?? "none")
    }
}
