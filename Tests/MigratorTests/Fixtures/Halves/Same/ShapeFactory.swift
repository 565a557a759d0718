// Functions that make providers and reducers out of values.
// reducer: ShapeFactory.reducer(step: 3)
// middleware: ShapeFactory.logger("x", loud: true)
// swift-format-ignore-file
@MainActor
enum ShapeFactory {
    static func reducer(step: Int) -> Reducer<Kettle> {
        let step = step * 2
        return { state, action in
            var next = state
            next.degrees += action is KettleAction ? 0 : step
            return next
        }
    }
    static func logger(_ name: String, loud: Bool = false) -> Middleware<Kettle> {
        { _, action in
            guard loud, !(action is CupAction) else { return }
            say(name)
        }
    }
}
