// All actions are kept, for somebody else to look at.
// middleware: ActionKeptInArray().provider
// swift-format-ignore-file
@MainActor
final class ActionKeptInArray {
    var all: [Action] = []
    var kettles: [Action] { all.filter { $0 is KettleAction } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        all.append(action) // refused: unspecialised-consumer
        say("\(all.count)")
    }
}
