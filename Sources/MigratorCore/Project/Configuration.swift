/// The names by which actions, action types, reducers and middlewares are known in the scanned code.
///
/// Every value has the default of a code base that follows the usual conventions; `.migrator.json` overrides them.
public struct Configuration: Codable, Equatable, Sendable {
    /// Protocols whose conformers are legacy actions.
    public var actionProtocols = ["Action"]
    /// Protocols whose conforming enums are action types.
    public var actionTypeProtocols = ["ActionType"]
    /// Protocols whose conforming enums are modern actions.
    public var modernActionProtocols = ["ModernAction"]
    /// Protocols of states.
    public var stateProtocols = ["StateType"]
    /// Type names of a reducer.
    public var reducerTypes = ["Reducer"]
    /// Type names of a middleware.
    public var middlewareTypes = ["Middleware"]
    /// The runtime lies outside of the scanned tree and has the modern form already.
    public var usesExternalRuntime = false
    /// Alias of a reducer's legacy half, for a runtime that the scanned tree does not declare.
    public var legacyReducerMethod = "LegacyReducerMethod"
    /// Alias of a reducer's modern half.
    public var modernReducerMethod = "ReducerMethod"
    /// Alias of a middleware's legacy half.
    public var legacyMiddlewareMethod = "LegacyMiddlewareMethod"
    /// Alias of a middleware's modern half.
    public var modernMiddlewareMethod = "MiddlewareMethod"
    /// Label and property of the window in an action.
    public var windowLabel = "windowUUID"
    /// Label and property of the action type in an action.
    public var actionTypeLabel = "actionType"
    /// The calls that dispatch an action: receiver and method.
    public var dispatchCalls = ["store.dispatch"]
    /// Functions of a state that give it back for an action that it has nothing to do with.
    public var defaultStateFunctions = ["defaultState"]
    /// Functions of a state that hand the action on to its children and change nothing else.
    public var passthroughFunctions = ["passthroughState"]
    /// Methods of a state that give a copy with the values of the arguments.
    public var copyFunctions = ["copyWithUpdates"]
    /// Columns that a written line may take, at least 40.
    public var lineWidth = 120
    /// A folder whose name contains one of these holds test code.
    public var testFolderMarkers = ["Tests", "-tests"]
    /// Globs, relative to the root, of the files to look at; empty: all.
    public var include: [String] = []
    /// Globs, relative to the root, of files and folders to leave out.
    public var exclude: [String] = []

    /// The defaults.
    public init() {}
}
