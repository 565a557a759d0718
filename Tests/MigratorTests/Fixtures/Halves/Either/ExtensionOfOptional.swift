// Members of an extension of `Optional` are there for `nil` too.
// middleware: ExtensionOfOptional().provider
// swift-format-ignore-file
extension Optional {
    var extensionOfOptionalIsNone: Bool { self == nil }
    func extensionOfOptionalText(_ other: String) -> String { map { "\($0)" } ?? other }
}

extension Optional where Wrapped == Int {
    var extensionOfOptionalOrTen: Int { self ?? 10 }
}

@MainActor
final class ExtensionOfOptional {
    lazy var provider: Middleware<Kettle> = { state, action in
        if (action as? KettleAction).extensionOfOptionalIsNone { say("none") }
        let degrees = (action as? KettleAction)?.degrees
        say("\(degrees.extensionOfOptionalOrTen) \(degrees.extensionOfOptionalText("x"))")
        say((action as? KettleAction)?.tea.extensionOfOptionalText("y") ?? "chain")
        say(((action as? KettleAction)?.tea).extensionOfOptionalText("z"))
        say("\(degrees.map { $0 + 1 } ?? 0) \(degrees.debugDescription)")
    }
}
