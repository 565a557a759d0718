import XCTest

@testable import MigratorCore

/// Consumers that hand the action on: to children, in an else branch, in one half of a tuple.
final class NestedConsumersTests: XCTestCase {
    private typealias Row = ConsumerFixture.Row

    private func check(_ table: [Row], line: UInt = #line) throws { try ConsumerFixture.check(table, line: line) }

    private func provider(_ body: String, _ members: String = "") -> String { ConsumerFixture.provider(body, members) }

    func testElseBranchThatHandsOn() throws {
        try check([
            Row(
                "the existential",
                provider(
                    "if let action = action as? ShelfAction { use(action.title) } else { self.rest(action) }",
                    """
                    func rest(_ action: Action) {
                    switch action.actionType {
                    case /*1*/BookActionType.opened: use((action as? BookAction)?.page)
                    default: break } }
                    """
                ),
                reads: "page: forwarded", handlers: ["M.rest @1"]),
            Row(
                "the default of a parent",
                """
                struct Parent: StateType { var child: Child
                static let reducer: Reducer<Self> = { state, action in
                    switch action.actionType { case BookActionType.closed: return state
                    default: return pass(state, action) } }
                static func pass(_ state: Parent, _ action: Action) -> Parent {
                Parent(child: Child.reducer(state.child, action)) } }
                struct Child: StateType { var title: String?
                static let reducer: Reducer<Self> = { state, action in
                    switch action.actionType {
                    case /*1*/BookActionType.opened:
                    return Child(title: (action as? BookAction)?.title)
                    default: return state } } }
                """, reads: "title: forwarded", handlers: ["Child.reducer @1"]),
            Row(
                "a parent that hands nothing on",
                """
                struct Parent: StateType { var child: Child
                static let reducer: Reducer<Self> = { state, action in
                    switch action.actionType {
                    case BookActionType.closed:
                    return Parent(child: Child.reducer(state.child, action))
                    default: return state } } }
                struct Child: StateType { var title: String?
                static let reducer: Reducer<Self> = { state, action in
                    switch action.actionType {
                    case BookActionType.opened:
                    return Child(title: (action as? BookAction)?.title)
                    default: return state } } }
                """, reads: "", handlers: []),
        ])
    }

    func testNestedReducers() throws {
        let child = """
            struct Child: StateType { var title: String?
            static let reducer: Reducer<Self> = { state, action in
                guard let action = action as? BookAction else { return state }
                switch action.actionType {
                case /*1*/BookActionType.opened:
                return Child(title: action.title ?? state.title)
                default: return state } } }

            """
        try check([
            Row("a root", child, reads: "title: defaulted", handlers: ["Child.reducer @1"]),
            Row(
                "in every state that the parent makes",
                child + """
                    struct Parent: StateType { var child: Child; var page: Int?
                    static let reducer: Reducer<Self> = { state, action in
                        switch action.actionType {
                        case /*2*/BookActionType.opened:
                        return Parent(child: Child.reducer(state.child, action),
                        page: (action as? BookAction)?.page)
                        default: return Parent(child: Child.reducer(state.child, action), page: state.page) } } }
                    """, reads: "page: forwarded, title: defaulted",
                handlers: ["Child.reducer @1", "Parent.reducer @2"]),
            Row(
                "the parent hands the cast action on",
                child + """
                    struct Parent: StateType { var child: Child
                    static let reducer: Reducer<Self> = { state, action in
                        guard let bookAction = action as? BookAction else { return state }
                        return Parent(child: Child.reducer(state.child, bookAction)) } }
                    """, reads: "title: defaulted"),
            Row(
                "another action is handed on",
                child + """
                    struct Parent: StateType { var child: Child
                    static let reducer: Reducer<Self> = { state, action in
                        Parent(
                        child: Child.reducer(
                            state.child, ShelfAction(windowUUID: w, actionType: BookActionType.moved))) } }
                    """, reads: "", handlers: []),
            Row(
                "a list of children",
                child + """
                    struct Parent: StateType { var children: [Child]
                    static let reducer: Reducer<Self> = { state, action in
                        Parent(children: state.children.map { Child.reducer($0, action) }) } }
                    """, reads: "title: defaulted", handlers: ["Child.reducer @1"]),
        ])
    }

    /// `(legacyReducer, modernReducer)`: the first half is the legacy one.
    func testTuples() throws {
        let halves = """
            static let legacyReducer: (Child, Action) -> Child = { state, action in
                switch action.actionType {
                case /*1*/BookActionType.opened:
                return Child(title: (action as? BookAction)?.title)
                default: return state } }
            static let modernReducer: (Child, Action) -> Child = { state, action in
            Child(title: (action as? BookAction)?.url) }

            """
        let child =
            """
            struct Child: StateType { var title: Any?
            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)
            \(halves)}

            """
        let handled = "Child.legacyReducer @1"
        try check([
            Row("a root", child, reads: "title: forwarded", handlers: [handled]),
            Row(
                "with labels",
                child.replacingOccurrences(
                    of: "(legacyReducer, modernReducer)",
                    with: "(legacyReducer: legacyReducer, modernReducer: modernReducer)"),
                reads: "title: forwarded", handlers: [handled]),
            Row(
                "the parent calls one half",
                child + """
                    struct Parent: StateType { var child: Child
                    static let reducer: Reducer<Self> = { state, action in
                        Parent(child: Child.reducer.legacyReducer(state.child, action)) } }
                    """, reads: "title: forwarded", handlers: [handled]),
            Row(
                "a provider",
                """
                final class M {
                    lazy var provider: Middleware<AppState> = (legacyMiddleware: legacy, modernMiddleware: modern)
                    lazy var legacy: (AppState, Action) -> Void = { [self] state, action in
                        switch action.actionType { case /*1*/BookActionType.opened: use((action as? BookAction)?.page)
                        default: break } }
                    lazy var modern: (AppState, Action) -> Void = { state, action in
                    use((action as? BookAction)?.title) }
                }
                """, reads: "page: forwarded", handlers: ["M.legacy @1"]),
        ])
    }
}
