// A tuple of answers is taken apart.
// middleware: TupleOfAction().provider
// swift-format-ignore-file
@MainActor
final class TupleOfAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        let (isKettle, window) = (action is KettleAction, action.windowUUID)
        if isKettle { say("kettle") } else { say(window == state.windowUUID ? "here" : "there") }
        let answer = (kettle: action as? KettleAction, isHot: state.degrees > 50)
        if answer.kettle != nil { say("never") } else if answer.isHot { say("hot") }
        if case (nil, true) = answer { say("hot without kettle") }
        if let (kettle, isHot) = answer.kettle.map({ ($0, answer.isHot) }) { say("\(kettle) \(isHot)") }
    }
}
