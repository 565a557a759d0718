// Lines are indented with tabs.
// middleware: LayoutTabs().provider
// swift-format-ignore-file
@MainActor
final class LayoutTabs {
	lazy var provider: Middleware<Kettle> = { [self] state, action in
		guard
			!(action is KettleAction),
			state.degrees > 10
		else {
			say("else")
			return
		}
		handle(
			action,
			text: """
				tabs
					more
				"""
		)
	}

	func handle(
		_ action: Action,
		text: String
	) {
		if action is CupAction {
			say("cup")
		} else {
			say(text)
		}
	}
}
