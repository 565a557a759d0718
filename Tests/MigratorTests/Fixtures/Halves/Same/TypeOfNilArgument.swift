// `nil` is given to generic and overloaded functions.
// middleware: TypeOfNilArgument().provider
// swift-format-ignore-file
@MainActor
final class TypeOfNilArgument {
    func show<Value>(_ value: Value) { say("\(Value.self)") }
    func tell(_ text: String?) { say("text \(text ?? "none")") }
    func tell(_ number: Int?) { say("number \(number ?? 0)") }
    func list<Value>(_ values: Value?...) { say("\(values.count) \(Value.self)") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        show((action as? KettleAction)?.degrees)
        show(action as? CupAction)
        tell((action as? KettleAction)?.tea)
        tell((action as? KettleAction)?.degrees)
        list((action as? KettleAction)?.degrees, state.degrees)
        let pair = ((action as? KettleAction)?.tea, action is CupAction)
        say("\(pair.0 ?? "none") \(pair.1)")
    }
}
