// `contains` and `==` ask the elements, which say so.
// middleware: EffectOfEquality().provider
// swift-format-ignore-file
struct EffectOfEqualityTea: Equatable {
    let name: String
    static func == (a: EffectOfEqualityTea, b: EffectOfEqualityTea) -> Bool {
        MainActor.assumeIsolated { say("\(a.name) \(b.name)") }
        return a.name == b.name
    }
}

@MainActor
final class EffectOfEquality {
    let all = [EffectOfEqualityTea(name: "a"), EffectOfEqualityTea(name: "b")]

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let tea = EffectOfEqualityTea(name: "b")
        if all.contains(tea), action is KettleAction { say("never") }
        if all[0] == tea || action is KettleAction { say("never") }
        if all == [tea] && action is KettleAction { say("never") }
        say("end")
    }
}
