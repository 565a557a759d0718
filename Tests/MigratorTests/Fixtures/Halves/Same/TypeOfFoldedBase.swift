// What is left has the type of the base class, or of a protocol, because of the dropped side.
// middleware: TypeOfFoldedBase().provider
// swift-format-ignore-file
class TypeOfFoldedBaseTop { var name: String { "top" } }
final class TypeOfFoldedBaseSub: TypeOfFoldedBaseTop { override var name: String { "sub" } }

@MainActor
final class TypeOfFoldedBase {
    func show(_ top: TypeOfFoldedBaseTop) { say("for the top: \(top.name)") }
    func show(_ sub: TypeOfFoldedBaseSub) { say("for the sub: \(sub.name)") }
    func show(_ number: Int) { say("number \(number)") }
    func show(_ number: Int?) { say("maybe \(number ?? 0)") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        show(action is KettleAction ? TypeOfFoldedBaseTop() : TypeOfFoldedBaseSub())
        show(action is KettleAction ? nil : 5)
        let thing = action is CupAction ? TypeOfFoldedBaseTop() : TypeOfFoldedBaseSub()
        show(thing)
    }
}
