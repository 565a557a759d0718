// `nil`s of several types under one name.
// middleware: TypeOfNilShadowed().provider
// swift-format-ignore-file
@MainActor
final class TypeOfNilShadowed {
    func show<Value>(_ value: Value) { say("\(Value.self)") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let value = (action as? KettleAction)?.degrees
        do {
            let value = (action as? KettleAction)?.tea
            show(value)
        }
        show(value)
        [1].forEach { _ in
            let value = action as? CupAction
            show(value)
        }
        show(value)
    }
}
