// `async let` and a task group that test the action.
// slow middleware: AsyncLet().provider
// swift-format-ignore-file
@MainActor
final class AsyncLet {
    func slow(_ action: Action, _ n: Int) async -> Int { action is KettleAction ? 0 : n }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        Task { @MainActor in
            async let one = slow(action, 1)
            async let two = slow(action, 2)
            say("\(await one + two)")
            let sum = await withTaskGroup(of: Int.self) { group in
                for n in 0..<3 { group.addTask { action is CupAction ? 100 : n } }
                var sum = 0
                for await n in group { sum += n }
                return sum
            }
            say("\(sum)")
        }
    }
}
