// A protocol asks for a reducer, and a generic function calls it.
// reducer: ProtocolOfReducers.reducer
// swift-format-ignore-file
@MainActor
protocol ProtocolOfReducersFeature: StateType {
    static var reducer: Reducer<Self> { get }
}

extension Kettle: ProtocolOfReducersFeature {
    static let reducer: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
}

@MainActor
enum ProtocolOfReducers {
    static func run<Feature: ProtocolOfReducersFeature>(_ state: Feature, _ action: Action) -> Feature { Feature.reducer(state, action) }
    static let reducer: Reducer<Kettle> = { state, action in run(state, action) }
}
