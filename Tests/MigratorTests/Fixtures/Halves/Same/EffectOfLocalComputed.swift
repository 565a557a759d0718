// Computed, lazy and wrapped locals do something when they are read.
// middleware: EffectOfLocalComputed().provider
// swift-format-ignore-file
@propertyWrapper
struct EffectOfLocalComputedLoud {
    var value: Bool
    init(wrappedValue: Bool) { value = wrappedValue }
    var wrappedValue: Bool { MainActor.assumeIsolated { say("wrapped") }; return value }
}

@MainActor
final class EffectOfLocalComputed {
    func tick() -> Bool { say("tick"); return true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        var isHot: Bool { say("computed"); return true }
        lazy var isLate = tick()
        @EffectOfLocalComputedLoud var isOn = true
        if isHot, action is KettleAction { say("never") }
        if isLate, action is KettleAction { say("never") }
        if isOn && action is KettleAction { say("never") }
        say("end")
    }
}
