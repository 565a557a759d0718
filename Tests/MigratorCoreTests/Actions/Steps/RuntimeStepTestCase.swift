import XCTest

@testable import MigratorCore

/// The step `runtime` on a tree that only knows legacy actions.
class RuntimeStepTestCase: RewriteTestCase {
    private let actions = """
        protocol StateType {}
        protocol ActionType {}

        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        struct WindowUUID {}
        struct AppState: StateType {}
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
        }

        """
    private let modernActions = """
        protocol StateType {}
        protocol ActionType {}

        /// Something that happened, with the values that describe it: a case of an enum with associated values.
        protocol ModernAction: Sendable {}

        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        struct WindowUUID {}
        struct AppState: StateType {}
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
        }

        """
    private let aliases = """
        /// Computes states.
        typealias Reducer<State> = @MainActor (State, Action) -> State
        typealias Middleware<State> = @MainActor (State, Action) -> Void

        """
    private let modernAliases = """
        /// Computes states.
        typealias Reducer<State> = @MainActor (State, Action) -> State

        /// Takes an action of the legacy form.
        typealias LegacyReducerMethod<State> = @MainActor (State, Action) -> State

        /// Takes an action of the modern form.
        typealias ReducerMethod<State> = @MainActor (State, ModernAction, WindowUUID) -> State
        typealias Middleware<State> = @MainActor (State, Action) -> Void

        /// Takes an action of the legacy form.
        typealias LegacyMiddlewareMethod<State> = @MainActor (State, Action) -> Void

        /// Takes an action of the modern form.
        typealias MiddlewareMethod<State> = @MainActor (State, ModernAction, WindowUUID) -> Void

        """

    func checkRuntime(
        _ what: String, _ before: String, _ after: String, in path: String = "Store.swift",
        remaining: [String] = [], isRefused: Bool = false, line: UInt = #line
    ) throws {
        try check(
            what, .runtime,
            [
                File("Action.swift", actions, modernActions), File("Aliases.swift", aliases, modernAliases),
                File(path, before, after),
            ], remaining: remaining, isRefused: isRefused, prelude: nil, line: line)
    }
}
