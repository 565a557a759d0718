// The branch changes a variable of its own.
// middleware: LeakOfVariable().provider
// swift-format-ignore-file
@MainActor
final class LeakOfVariable {
    var count = 5

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        count += 1
        if action.actionType is KettleActionType {
            count = 0
        } else {
            var count = 100
            count += 1
            say("\(count) \(self.count)")
        }
        count += 1
        say("\(count)")
    }
}
