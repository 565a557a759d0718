// Several statements on a line.
// reducer: LayoutSemicolons.reducer
// swift-format-ignore-file
@MainActor
enum LayoutSemicolons {
    static let reducer: Reducer<Kettle> = { state, action in var next = state; if action is KettleAction { next.degrees = 0 } else { next.degrees += 1; next.tea = "x" }; guard !(action is CupAction) else { return state }; next.degrees += 1; return next }
}
