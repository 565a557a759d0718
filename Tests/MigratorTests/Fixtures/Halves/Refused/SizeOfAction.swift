// What the action takes in memory.
// middleware: SizeOfAction().provider
// swift-format-ignore-file
@MainActor
final class SizeOfAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        say("\(MemoryLayout.size(ofValue: action))") // refused: unspecialised-consumer
    }
}
