// Several reducers in one declaration, and one that is chosen.
// reducer: SeveralInOneDeclaration.first
// reducer: SeveralInOneDeclaration.second
// reducer: SeveralInOneDeclaration.chosen
// swift-format-ignore-file
@MainActor
enum SeveralInOneDeclaration {
    static let isLoud = true
    static let first: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) },
        second: Reducer<Kettle> = { state, action in action is CupAction ? .defaultState(from: state) : state }
    static let chosen: Reducer<Kettle> = isLoud ? first : second
}
