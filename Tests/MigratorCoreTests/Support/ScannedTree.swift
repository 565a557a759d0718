import XCTest

@testable import MigratorCore

/// A small tree of sources in a folder of its own, scanned the way the commands do it.
struct ScannedTree {
    let folder: TemporaryFolder

    /// The runtime that the sources are written for.
    static let runtime = """
        protocol StateType {}
        protocol ActionType {}
        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        typealias Reducer<State> = (State, Action) -> State
        typealias Middleware<State> = (State, Action) -> Void
        struct WindowUUID: Equatable {}
        struct AppState: StateType {}
        class Store { func dispatch(_ action: Action) {} }
        let store = Store()
        let window = WindowUUID()

        """

    init(for test: XCTestCase, _ files: [String: String]) throws {
        folder = try TemporaryFolder(for: test)
        try folder.write(Self.runtime, to: "Redux.swift")
        for (file, text) in files { try folder.write(text, to: file) }
    }

    func scan() throws -> ScanReport { try findings().report }

    /// What a scan of it finds, with the program.
    func findings() throws -> ScanFindings { try Scanner.findings(ScanRequest(root: folder.path)) }

    /// The plan, with the edits of an earlier one.
    func plan(keepingEditsOf edited: MigrationPlan? = nil) throws -> MigrationPlan {
        PlanBuilder(try findings(), recipe: .modernActions).plan(keepingEditsOf: edited)
    }

    /// Replaces a text that stands in a file once.
    func replace(_ old: String, with new: String, in file: String) throws {
        let text = try folder.read(file)
        XCTAssertEqual(text.components(separatedBy: old).count, 2, "'\(old)' in \(file)")
        try folder.write(text.replacing(old, with: new), to: file)
    }
}

/// Sources about lamps: a case with a value and one that nobody reads, one with four values, one with an optional value,
/// two that share a site, one that nobody dispatches or handles.
enum LampSources {
    static let action = """
        enum LampActionType: ActionType {
            /// The lamp is on.
            case glow
            case paint
            case dim
            case open
            case close
            case flash
        }

        struct LampAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            let level: Int?
            let color: String?
            let width: Int?
            let height: Int?
            let note: String?

            init(
                level: Int? = nil, color: String? = nil, width: Int? = nil, height: Int? = nil, note: String? = nil,
                windowUUID: WindowUUID, actionType: ActionType
            ) {
                self.windowUUID = windowUUID
                self.actionType = actionType
                self.level = level
                self.color = color
                self.width = width
                self.height = height
                self.note = note
            }
        }

        """

    static let state = """
        struct LampState: StateType {
            var level = 0
            var color = ""
            var size = 0
            var isOpen = false

            static let reducer: Reducer<Self> = { state, action in
                guard let action = action as? LampAction else { return state }
                var state = state
                switch action.actionType {
                case LampActionType.glow:
                    state.level = action.level ?? 0
                    state.color = action.color ?? ""
                case LampActionType.paint:
                    state.level = action.level ?? 0
                    state.color = action.color ?? ""
                    state.size = (action.width ?? 0) * (action.height ?? 0)
                case LampActionType.dim:
                    state.level = action.level ?? 0
                case LampActionType.open:
                    state.isOpen = true
                case LampActionType.close:
                    state.isOpen = false
                default:
                    break
                }
                return state
            }
        }

        """

    static let view = """
        struct LampView {
            func glow() {
                store.dispatch(
                    LampAction(level: 1, color: "red", note: "n", windowUUID: window, actionType: LampActionType.glow))
            }

            func paint() {
                store.dispatch(
                    LampAction(
                        level: 1, color: "red", width: 2, height: 3, windowUUID: window, actionType: LampActionType.paint))
            }

            func dim(_ level: Int?) {
                store.dispatch(LampAction(level: level, windowUUID: window, actionType: LampActionType.dim))
            }

            func toggle(_ isOpen: Bool) {
                let type = isOpen ? LampActionType.close : LampActionType.open
                store.dispatch(LampAction(windowUUID: window, actionType: type))
            }
        }

        """

    static let files = ["LampAction.swift": action, "LampState.swift": state, "LampView.swift": view]
}
