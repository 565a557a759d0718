import XCTest

@testable import MigratorCore

/// What is left of a reducer's body for an action: before, incoming, after.
class ResidualTestCase: XCTestCase {
    /// The action that comes in.
    enum Action {
        case unknown
        /// A case of `LampAction` with what its fields are.
        case lamp(String, [String: FieldKnowledge] = [:])
    }

    struct Row {
        let what: String
        let before: String
        let incoming: Action
        /// The lines that are left, or the reason why nothing is written.
        let after: String

        init(_ what: String, _ before: String, _ incoming: Action, _ after: String) {
            self.what = what
            self.before = before
            self.incoming = incoming
            self.after = after
        }
    }

    private static let runtime = """
        protocol StateType {}
        protocol ActionType {}
        protocol ModernAction {}
        protocol Action { var windowUUID: WindowUUID { get }; var actionType: ActionType { get } }
        typealias Reducer<State> = (State, Action) -> State
        struct WindowUUID: Equatable { static let unavailable = WindowUUID() }
        enum LampActionType: ActionType { case glow, dim }
        struct LampAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var level: Int? = nil
            var color: String? = nil
        }
        struct FanAction: Action { let windowUUID: WindowUUID; let actionType: ActionType }

        """

    func check(_ rows: [Row], members: String = "", line: UInt = #line) throws {
        for row in rows { XCTAssertEqual(try left(of: row, members), row.after, row.what, line: line) }
    }

    private func left(of row: Row, _ members: String) throws -> String {
        let source = """
            struct LampState: StateType {
                var windowUUID: WindowUUID
                var level = 0
                static func defaultState(from state: LampState) -> LampState { state }
                static let reducer: Reducer<LampState> = { state, action in
            \(row.before)
                }
            \(members)
            }
            """
        let files = [("Lamp.swift", source), ("Redux.swift", Self.runtime)].map {
            SourceFile(path: $0.0, bytes: Array($0.1.utf8))
        }
        let workspace = Workspace(files: files)
        let program = Program(files: workspace.facts(of: [0, 1], keepsBodies: true)) { _ in false }
        let typing = Typing(program: program)
        let vocabulary = VocabularyFinder(configuration: Configuration(), typing: typing).find()
        let context = ResidualContext(
            typing: typing, vocabulary: vocabulary,
            names: RuntimeForm(program: program, configuration: Configuration()).names,
            incoming: try incoming(row.incoming, program, vocabulary), workspace: workspace)
        let reducer = try XCTUnwrap(vocabulary.reducers.first.map { program.variables[$0.variable] })
        let start = try XCTUnwrap(reducer.facts.initializer?.range.lowerBound)
        let closure = try XCTUnwrap(
            SyntaxLocator.closure(at: start, in: try XCTUnwrap(workspace.tree(of: "Lamp.swift"))))
        do {
            return try context.block(
                of: closure, action: "action", file: reducer.file, owner: reducer.owner, indent: ""
            ).0.text("\n")
        } catch let failure as ResidualFailure {
            return "refused: \(failure.message)"
        }
    }

    private func incoming(_ action: Action, _ program: Program, _ vocabulary: Vocabulary) throws -> Incoming {
        guard case .lamp(let name, let fields) = action else { return .unknown }
        let lamp = try XCTUnwrap(program.typesByName["LampAction"]?.first)
        let type = try XCTUnwrap(program.typesByName["LampActionType"]?.first)
        return .known(
            KnownAction(
                action: lamp, actionCase: ActionCase(type: type, name: name), vocabulary: vocabulary, fields: fields))
    }
}
