// Making an object does something, and so does letting it go.
// middleware: EffectOfInitAndDeinit().provider
// swift-format-ignore-file
@MainActor
final class EffectOfInitAndDeinit {
    final class Loud {
        let isHot = true
        init(_ name: String) { MainActor.assumeIsolated { say("made \(name)") } }
    }
    final class Falling {
        let isHot = true
        deinit { MainActor.assumeIsolated { say("gone") } }
    }

    lazy var provider: Middleware<Kettle> = { state, action in
        if Loud("a").isHot, action is KettleAction { say("never") }
        if Falling().isHot, action is KettleAction { say("never") }
        say("end")
    }
}
