// A property wrapper does something when it is read.
// middleware: EffectOfWrapper().provider
// swift-format-ignore-file
@propertyWrapper
struct EffectOfWrapperLoud {
    var value: Bool
    init(wrappedValue: Bool) { value = wrappedValue }
    @MainActor var wrappedValue: Bool {
        get { say("read"); return value }
        set { say("written"); value = newValue }
    }
}

@MainActor
final class EffectOfWrapper {
    @EffectOfWrapperLoud var isOn = true

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if isOn, action is KettleAction { say("a") }
        isOn = isOn && action is KettleAction
        if !isOn || action is CupAction { say("off") }
    }
}
