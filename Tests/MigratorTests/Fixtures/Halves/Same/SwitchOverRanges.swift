// Ranges over a value that is `nil`, and over its replacement.
// middleware: SwitchOverRanges().provider
// swift-format-ignore-file
@MainActor
final class SwitchOverRanges {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch (action as? KettleAction)?.degrees {
        case .some(0..<50): say("low")
        case .some: say("high")
        case nil: say("nil")
        }
        switch (action as? KettleAction)?.degrees ?? state.degrees {
        case ..<10: say("cold")
        case 10...50: say("warm")
        default: say("hot")
        }
        if case (30...45)? = (action as? KettleAction)?.degrees { say("never") }
        if case 30...45 = (action as? KettleAction)?.degrees ?? 40 { say("in range") }
    }
}
