// A description does something when it is asked for.
// middleware: EffectOfInterpolation().provider
// swift-format-ignore-file
struct EffectOfInterpolationLoud: CustomStringConvertible {
    var description: String {
        MainActor.assumeIsolated { say("described") }
        return "loud"
    }
}

@MainActor
final class EffectOfInterpolation {
    func skip(_ action: Action, _ text: String) {
        guard action is KettleAction else { return }
        say(text)
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        skip(action, "\(EffectOfInterpolationLoud())")
        if "\(EffectOfInterpolationLoud())" == "loud", action is KettleAction { say("a") }
        say("end")
    }
}
