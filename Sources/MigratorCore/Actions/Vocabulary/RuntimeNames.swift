/// The names of the modern runtime: read from the tree that has one, configured, or the ones that the tool gives.
struct RuntimeNames: Equatable {
    /// One half of the names, of reducers or of middlewares.
    struct Pair: Equatable {
        /// Alias of the closure that takes legacy actions.
        var legacyAlias: String
        /// Alias of the closure that takes modern actions.
        var modernAlias: String
        /// Labels of the tuple.
        var legacyLabel: String
        var modernLabel: String
    }

    var reducer: Pair
    var middleware: Pair
    var modernProtocol: String

    init(configuration: Configuration) {
        reducer = Pair(
            legacyAlias: configuration.legacyReducerMethod, modernAlias: configuration.modernReducerMethod,
            legacyLabel: "legacyReducer", modernLabel: "modernReducer")
        middleware = Pair(
            legacyAlias: configuration.legacyMiddlewareMethod, modernAlias: configuration.modernMiddlewareMethod,
            legacyLabel: "legacyMiddleware", modernLabel: "modernMiddleware")
        modernProtocol = configuration.modernActionProtocols.first ?? "ModernAction"
    }

    func pair(of kind: ConsumerKind) -> Pair {
        switch kind {
        case .reducer: reducer
        case .middleware: middleware
        }
    }

    func modernLabel(of kind: ConsumerKind) -> String { pair(of: kind).modernLabel }

    func legacyLabel(of kind: ConsumerKind) -> String { pair(of: kind).legacyLabel }
}
