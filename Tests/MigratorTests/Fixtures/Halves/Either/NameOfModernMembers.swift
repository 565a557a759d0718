// Members that have the names the halves would get.
// middleware: NameOfModernMembers().provider
// swift-format-ignore-file
@MainActor
final class NameOfModernMembers {
    let modernProvider = "modern"
    func legacyProvider() -> String { "legacy" }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say(action is KettleAction ? modernProvider : legacyProvider())
    }
}
