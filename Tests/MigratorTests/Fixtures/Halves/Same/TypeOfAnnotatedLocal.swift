// Locals with the type written, implicitly unwrapped, and set later.
// middleware: TypeOfAnnotatedLocal().provider
// swift-format-ignore-file
@MainActor
final class TypeOfAnnotatedLocal {
    lazy var provider: Middleware<Kettle> = { state, action in
        let kettle: KettleAction? = action as? KettleAction
        let half: Double = Double((action as? KettleAction)?.degrees ?? 3) / 2
        let unwrapped: KettleAction! = action as? KettleAction
        let number: Int8 = action is KettleAction ? 1 : 2
        say("\(kettle == nil) \(half) \(unwrapped == nil) \(type(of: number))")
        let later: String?
        later = kettle?.tea
        if let later { say(later) } else { say("none") }
    }
}
