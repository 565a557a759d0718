// The right side of `??` is evaluated where the left one is `nil`.
// reducer: EffectOfCoalescing.reducer
// swift-format-ignore-file
@MainActor
enum EffectOfCoalescing {
    static func measured() -> Int { say("measured"); return 20 }
    static func maybe(_ state: Kettle) -> Int? { say("maybe"); return state.tea == nil ? nil : 5 }

    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        next.degrees = (action as? KettleAction)?.degrees ?? measured()
        next.degrees += maybe(state) ?? (action as? KettleAction)?.degrees ?? measured()
        _ = (action as? KettleAction)?.tea ?? "\(measured())"
        return next
    }
}
