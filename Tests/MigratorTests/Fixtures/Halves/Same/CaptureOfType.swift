// A part of the action gets a name in a capture list.
// middleware: CaptureOfType().provider
// swift-format-ignore-file
@MainActor
final class CaptureOfType {
    func run(_ body: () -> Void) { body() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        run { [type = action.actionType] in
            if type is KettleActionType { say("kettle") } else { say("other") }
        }
        run { [kettle = action as? KettleAction] in
            guard let kettle else { say("none"); return }
            say("\(kettle)")
        }
        run { [degrees = (action as? KettleAction)?.degrees ?? state.degrees, window = action.windowUUID] in
            say("\(degrees) \(window)")
        }
    }
}
