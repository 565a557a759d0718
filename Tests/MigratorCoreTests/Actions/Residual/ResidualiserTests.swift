import XCTest

@testable import MigratorCore

/// The rules of `docs/rewriting.md`, for a case and for an action that is not known.
final class ResidualiserTests: ResidualTestCase {
    private let guarded = """
                guard action.windowUUID == state.windowUUID else { return state }
                switch action.actionType {
                case LampActionType.glow:
                    guard let lamp = action as? LampAction else { return defaultState(from: state) }
                    return LampState(windowUUID: action.windowUUID, level: lamp.level ?? 7)
                case LampActionType.dim: return LampState(windowUUID: state.windowUUID, level: 0)
                default: return defaultState(from: state)
                }
        """

    func testCasesAndTheRest() throws {
        let window = "guard windowUUID == state.windowUUID else { return state }\n"
        try check([
            Row("not known", guarded, .unknown, window + "return defaultState(from: state)"),
            Row(
                "a value that may be nil", guarded, .lamp("glow"),
                window + "return LampState(windowUUID: windowUUID, level: level ?? 7)"),
            Row(
                "a value that is there", guarded, .lamp("glow", ["level": .present]),
                window + "return LampState(windowUUID: windowUUID, level: level)"),
            Row(
                "a value that nobody gives", guarded, .lamp("glow", ["level": .absent]),
                window + "return LampState(windowUUID: windowUUID, level: 7)"),
            Row(
                "another case", guarded, .lamp("dim"),
                window + "return LampState(windowUUID: state.windowUUID, level: 0)"),
        ])
    }

    func testUnwrapping() throws {
        let body = """
                    guard let lamp = action as? LampAction, let level = lamp.level else { return state }
                    return LampState(windowUUID: state.windowUUID, level: level + 1)
            """
        try check([
            Row("not known", body, .unknown, "return state"),
            Row(
                "may be nil", body, .lamp("glow"),
                """
                guard let level = level else {
                    return state
                }
                return LampState(windowUUID: state.windowUUID, level: level + 1)
                """),
            Row(
                "is there", body, .lamp("glow", ["level": .present]),
                "return LampState(windowUUID: state.windowUUID, level: level + 1)"),
            Row("is not there", body, .lamp("glow", ["level": .absent]), "return state"),
        ])
    }

    func testWhatASplicedBlockMeans() throws {
        try check([
            Row(
                "a break in front of the end",
                """
                        for id in 1...3 {
                            switch action.actionType {
                            case LampActionType.dim: continue
                            default:
                                if id == 2 { break }
                                note(id)
                            }
                        }
                        return state
                """, .unknown,
                """
                for id in 1...3 {
                    handling: do {
                        if id == 2 { break handling }
                        note(id)
                    }
                }
                return state
                """),
            Row(
                "a defer",
                """
                        if !(action is LampAction) {
                            defer { note(2) }
                            note(1)
                        }
                        return state
                """, .unknown,
                """
                do {
                    defer { note(2) }
                    note(1)
                }
                return state
                """),
            Row(
                "a name that is used behind it",
                """
                        if !(action is LampAction) {
                            let level = 1
                            note(level)
                        }
                        return LampState(windowUUID: state.windowUUID, level: level)
                """, .unknown,
                """
                do {
                    let level = 1
                    note(level)
                }
                return LampState(windowUUID: state.windowUUID, level: level)
                """),
            Row(
                "a name that nobody else uses",
                """
                        if !(action is LampAction) {
                            let steps = 1
                            note(steps)
                        }
                        return state
                """, .unknown, "let steps = 1\nnote(steps)\nreturn state"),
        ])
    }

    func testBranches() throws {
        try check(
            [
                Row(
                    "fallthrough",
                    """
                            switch action.actionType {
                            case LampActionType.dim: return state
                            case _:
                                note(1)
                                fallthrough
                            default: return defaultState(from: state)
                            }
                    """, .unknown, "note(1)\nreturn defaultState(from: state)"),
                Row(
                    "a switch that gives a value",
                    """
                            let level = switch action.actionType { case LampActionType.dim: 1; default: 2 }
                            return LampState(windowUUID: state.windowUUID, level: level)
                    """, .unknown, "let level = 2\nreturn LampState(windowUUID: state.windowUUID, level: level)"),
                Row(
                    "together with the state",
                    """
                            switch (action.actionType, state.level) {
                            case (LampActionType.dim, _): return state
                            case (_, 1): return defaultState(from: state)
                            default: return state
                            }
                    """, .unknown,
                    """
                    switch state.level {
                    case 1: return defaultState(from: state)
                    default: return state
                    }
                    """),
                Row(
                    "beside the state",
                    "        if state.level > 0, !(action is LampAction) { return defaultState(from: state) }\n"
                        + "        return state", .unknown,
                    "if state.level > 0 { return defaultState(from: state) }\nreturn state"),
                Row(
                    "a helper that calls itself", "        return again(state, action, 3)", .unknown,
                    "return again(state, action, 3, windowUUID: windowUUID)"),
            ],
            members: """
                    static func again(_ state: LampState, _ action: Action, _ depth: Int) -> LampState {
                        depth == 0 ? state : again(state, action, depth - 1)
                    }
                """)
    }

    func testEffects() throws {
        try check(
            [
                Row(
                    "a function that does something",
                    "        if isReady(), action is LampAction { return state }\n        return state", .unknown,
                    "refused: what stands in front of a test of the action may do something"),
                Row(
                    "one that only looks",
                    "        if isHigh(state), action is LampAction { return state }\n        return state", .unknown,
                    "return state"),
                Row(
                    "a helper that does nothing, with an argument that does",
                    "        record(action, next())\n        return state", .unknown,
                    "record(action, next(), windowUUID: windowUUID)\nreturn state"),
            ],
            members: """
                    static func isReady() -> Bool { note(1); return true }
                    static func isHigh(_ state: LampState) -> Bool { state.level > 3 }
                    static func next() -> Int { note(2); return 2 }
                    static func record(_ action: Action, _ index: Int) { if action is LampAction { note(index) } }
                """)
    }

    func testPatterns() throws {
        func body(_ condition: String) -> String { "        if \(condition) { note(1) }\n        return state" }
        let taken = "note(1)\nreturn state"
        try check([
            Row("case .none", body("case .none = action as? LampAction"), .unknown, taken),
            Row("case nil", body("case nil = (action as? LampAction)?.level"), .unknown, taken),
            Row("Optional.none", body("case Optional.none = action as? LampAction"), .unknown, taken),
            Row("case .some", body("case .some(let lamp) = action as? LampAction"), .unknown, "return state"),
            Row(
                "case let type", body("case let type = action.actionType, type is LampActionType"), .unknown,
                "return state"),
            Row("case let x as T", body("case let lamp as LampAction = action"), .unknown, "return state"),
            Row("a case of the action", body("case LampActionType.glow = action.actionType"), .lamp("glow"), taken),
            Row(
                "a protocol that says nothing of actions", body("action is Equatable"), .unknown,
                "refused: the action goes where an action that is not known cannot be followed"),
        ])
    }

    func testNames() throws {
        try check([
            Row(
                "a member of the same name",
                """
                        let level = (action as? LampAction)?.level
                        return LampState(windowUUID: state.windowUUID, level: level ?? state.level)
                """, .unknown, "return LampState(windowUUID: state.windowUUID, level: state.level)"),
            Row(
                "the shorthand of a local",
                """
                        let level = (action as? LampAction)?.level
                        guard let level else { return state }
                        return LampState(windowUUID: state.windowUUID, level: level)
                """, .unknown, "return state"),
            Row(
                "a captured name",
                """
                        let isLamp = action is LampAction
                        run { [isLamp] in note(isLamp) }
                        return state
                """, .unknown, "run { note(false) }\nreturn state"),
            Row(
                "another name of the action",
                """
                        let other = action
                        return LampState.reducer(state, other)
                """, .unknown, "return LampState.reducer.modernReducer(state, action, windowUUID)"),
        ])
    }

    func testTheTypeOfWhatIsLeft() throws {
        try check([
            Row(
                "nil without a type around it", "        note((action as? LampAction)?.level)\n        return state",
                .unknown,
                "note(nil as Int?)\nreturn state"),
            Row(
                "nil in a list", "        note([(action as? LampAction)?.level])\n        return state", .unknown,
                "note([(nil as Int?)])\nreturn state"),
            Row(
                "an inferred local",
                "        var level = (action as? LampAction)?.level\n        level = 3\n        return state", .unknown,
                "var level = nil as Int?\nlevel = 3\nreturn state"),
            Row(
                "a literal of another type",
                "        note((action is LampAction ? 1.5 : 1) / 3)\n        return state", .unknown,
                "note(((1 as Double)) / 3)\nreturn state"),
        ])
    }

    func testAnArgumentThatIsGivenBack() throws {
        let helper = """
                static func updated(_ action: Action, _ levels: [Int]) -> [Int] {
                    if action is LampAction { return levels + [1] }
                    return levels
                }
                static let levels: [Int] = []
            """
        try check(
            [
                Row(
                    "a variable that is written at once",
                    """
                            // Add the level of the lamp.
                            var levels = updated(action, LampState.levels)
                            // Double all of them.
                            levels = levels.map { $0 * 2 }
                            return LampState(windowUUID: state.windowUUID, level: sum(levels))
                    """, .unknown,
                    """
                    // Double all of them.
                    let levels = LampState.levels.map { $0 * 2 }
                    return LampState(windowUUID: state.windowUUID, level: sum(levels))
                    """),
                Row(
                    "a variable that is written again",
                    """
                            var levels = updated(action, LampState.levels)
                            levels = levels.map { $0 * 2 }
                            levels.append(3)
                            return LampState(windowUUID: state.windowUUID, level: sum(levels))
                    """, .unknown,
                    """
                    var levels = LampState.levels
                    levels = levels.map { $0 * 2 }
                    levels.append(3)
                    return LampState(windowUUID: state.windowUUID, level: sum(levels))
                    """),
            ], members: helper)
    }

    func testWindowGuards() throws {
        try check([
            Row(
                "behind the cast in one condition",
                """
                        guard let lamp = action as? LampAction, lamp.windowUUID == state.windowUUID else { return state }
                        return LampState(windowUUID: state.windowUUID, level: 1)
                """, .unknown,
                """
                guard windowUUID == state.windowUUID else {
                    return state
                }
                return state
                """)
        ])
    }
}
