// Helpers that two providers share.
// middleware: HelperOfOtherFile().provider
// middleware: HelperOfOtherFile().other
// swift-format-ignore-file
@MainActor
private func helperOfOtherFileHandle(_ action: Action, _ text: String) -> Int {
    if action is KettleAction { return 0 }
    say(text)
    return text.count
}

@MainActor
final class HelperOfOtherFile {
    lazy var provider: Middleware<Kettle> = { _, action in
        _ = helperOfOtherFileHandle(action, "provider")
    }
    lazy var other: Middleware<Kettle> = { state, action in
        guard !(action is CupAction) else { return }
        say("\(helperOfOtherFileHandle(action, "other") + state.degrees)")
    }
    func legacyUse(_ kettle: KettleAction) -> Int { helperOfOtherFileHandle(kettle, "legacy") }
}
