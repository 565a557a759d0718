// Local closures in the place of local functions.
// middleware: LocalClosure().provider
// swift-format-ignore-file
@MainActor
final class LocalClosure {
    lazy var provider: Middleware<Kettle> = { state, action in
        let isKettle = { action is KettleAction }
        let react = { (text: String) in
            guard !isKettle() else { return }
            say(text)
        }
        react("a")
        if isKettle() { say("never") } else { react("b") }
    }
}
