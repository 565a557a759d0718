// Own methods with the names of the library's.
// middleware: EffectOfContains().provider
// swift-format-ignore-file
@MainActor
final class EffectOfContains {
    struct Shelf {
        @MainActor func contains(_ n: Int) -> Bool { say("contains \(n)"); return true }
        @MainActor func starts(with n: Int) -> Bool { say("starts \(n)"); return false }
        @MainActor var isEmpty: Bool { say("empty"); return false }
        @MainActor var count: Int { say("count"); return 1 }
        @MainActor func hasPrefix(_ text: String) -> Bool { say(text); return true }
    }
    let shelf = Shelf()

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if shelf.contains(1), action is KettleAction { say("a") }
        if shelf.starts(with: 2) || action is KettleAction { say("b") }
        if !shelf.isEmpty && action is KettleAction { say("c") }
        guard shelf.count == 1, shelf.hasPrefix("x"), action is KettleAction else { return }
    }
}
