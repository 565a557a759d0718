// The helper belongs to an actor.
// slow middleware: ActorHelper().provider
// swift-format-ignore-file
actor ActorHelperCounter {
    private var count = 0
    func count(_ action: Action) -> Int {
        if !(action is KettleAction) { count += 1 }
        return count
    }
}

@MainActor
final class ActorHelper {
    let counter = ActorHelperCounter()

    lazy var provider: Middleware<Kettle> = { [counter] state, action in
        Task { @MainActor in
            let count = await counter.count(action)
            say("\(count)")
        }
    }
}
