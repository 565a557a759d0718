// `if #available` around and beside tests of the action.
// middleware: LayoutAvailability().provider
// swift-format-ignore-file
@MainActor
final class LayoutAvailability {
    lazy var provider: Middleware<Kettle> = { state, action in
        if #available(macOS 99, *), !(action is KettleAction) { say("new") } else { say("old") }
        guard #available(macOS 10, *), !(action is CupAction) else { return }
        say("end")
    }
}
