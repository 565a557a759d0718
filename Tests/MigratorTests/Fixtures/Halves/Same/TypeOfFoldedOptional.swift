// What is left is wrapped because the dropped side was `nil`.
// middleware: TypeOfFoldedOptional().provider
// swift-format-ignore-file
@MainActor
final class TypeOfFoldedOptional {
    lazy var provider: Middleware<Kettle> = { state, action in
        if let word = action is KettleAction ? nil : "word" { say(word) }
        guard let degrees = action is CupAction ? nil : state.degrees else { return }
        say("\(degrees)")
        say("\((action is KettleAction ? nil : "chain")?.count ?? 0)")
        switch action is KettleAction ? nil : degrees {
        case let n?: say("some \(n)")
        case nil: say("nil")
        }
        let wrapped = action is KettleAction ? nil : 7
        say("\(wrapped as Any) \(wrapped.map { $0 + 1 } ?? 0)")
    }
}
