// A dynamic member is a subscript that does something.
// middleware: EffectOfDynamicMember().provider
// swift-format-ignore-file
@dynamicMemberLookup
struct EffectOfDynamicMemberBox {
    subscript(dynamicMember name: String) -> Bool { MainActor.assumeIsolated { say(name) }; return true }
}

@MainActor
final class EffectOfDynamicMember {
    let box = EffectOfDynamicMemberBox()

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if box.isHot, action is KettleAction { say("never") }
        if action is KettleAction, box.isCold { say("never") }
        say("end")
    }
}
