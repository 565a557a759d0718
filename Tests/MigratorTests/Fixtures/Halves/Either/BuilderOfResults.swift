// A result builder knows which branch was taken.
// middleware: BuilderOfResults().provider
// swift-format-ignore-file
@resultBuilder
enum BuilderOfResultsText {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
    static func buildEither(first: String) -> String { "first(\(first))" }
    static func buildEither(second: String) -> String { "second(\(second))" }
    static func buildOptional(_ part: String?) -> String { part ?? "nothing" }
}

@MainActor
final class BuilderOfResults {
    func text(@BuilderOfResultsText _ body: () -> String) { say(body()) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        text {
            "begin"
            if action is KettleAction { "kettle" } else { "other" }
            if action is CupAction { "cup" }
            "end"
        }
    }
}
