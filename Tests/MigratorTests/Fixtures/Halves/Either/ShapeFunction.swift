// A function in the place of a closure.
// reducer: ShapeFunction.reducer
// swift-format-ignore-file
@MainActor
enum ShapeFunction {
    static func reduce(_ state: Kettle, by action: Action) -> Kettle { action is KettleAction ? state : .defaultState(from: state) }
    static let reducer: Reducer<Kettle> = ShapeFunction.reduce(_:by:)
}
