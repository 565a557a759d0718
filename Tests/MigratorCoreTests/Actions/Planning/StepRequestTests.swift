import XCTest

@testable import MigratorCore

/// Which steps a request means: all, those of a plan, one by name, those of an action type or case.
final class StepRequestTests: XCTestCase {
    private func plannedCase(_ name: String, skip: Bool = false) -> PlannedCase {
        var entry = PlannedCase(
            case: name,
            proposed: .init(
                name: name, payloadStruct: nil, documentation: "", values: [], status: .ready, sites: 1, handledBy: []),
            dropped: [])
        entry.skip = skip
        return entry
    }

    private func type(_ name: String, _ cases: [PlannedCase], skip: Bool = false) -> PlannedActionType {
        var planned = PlannedActionType(
            actionType: name, file: "\(name).swift", proposed: .init(enum: name, finalName: name, access: "internal"),
            cases: cases)
        planned.skip = skip
        return planned
    }

    private func step(_ name: String, _ cases: String..., finishing type: String? = nil) -> PlannedStep {
        PlannedStep(step: .init(rawValue: name), cases: cases, actionType: type)
    }

    /// Two cases of A in one step, one that is skipped, one that is dead; B is skipped as a whole.
    private func plan(_ steps: [String] = ["runtime", "middlewares", "reducers"]) -> MigrationPlan {
        MigrationPlan(
            tool: .current,
            actionTypes: [
                type("A", [plannedCase("x"), plannedCase("y"), plannedCase("z", skip: true), plannedCase("dead")]),
                type("B", [plannedCase("x")], skip: true), type("C", [plannedCase("x")]),
            ],
            steps: steps.map { step($0) } + [
                step("case", "A.x", "A.y"), step("case", "A.z"), step("finish", finishing: "A"), step("case", "B.x"),
                step("finish", finishing: "B"), step("case", "C.x"), step("finish", finishing: "C"),
            ], suggestions: [])
    }

    /// `steps | kind: symbols, symbols: reason | incomplete`
    private func text(_ selection: StepSelection) -> String {
        let left = selection.left.map { left in
            let isKnown = [StepRequest.notYet, StepRequest.notAsked].contains(left.reason)
            let reason = isKnown ? "" : " (\(left.reason))"
            return "\(left.step): \(left.symbols.map { $0.joined(separator: "+") }.joined(separator: ", "))\(reason)"
        }
        let steps = selection.steps.map {
            ([$0.name] + ($0.symbols.isEmpty ? [] : [$0.symbols.joined(separator: "+")])).joined(separator: " ")
        }
        return ([steps.joined(separator: ", ")] + left + (selection.isIncomplete ? ["!"] : []))
            .joined(separator: " | ")
    }

    func testSelections() throws {
        let whole = plan()
        let table: [(what: String, step: String?, action: String?, plan: MigrationPlan?, expected: String)] = [
            ("everything", nil, nil, nil, "runtime, middlewares, reducers"),
            ("one step", "reducers", nil, nil, "reducers"),
            (
                "a plan", nil, nil, whole,
                "runtime, middlewares, reducers | case: A.x+A.y, C.x | finish: A, C"
            ),
            (
                "a plan without a step", nil, nil, plan(["runtime", "reducers"]),
                "runtime, reducers | case: A.x+A.y, C.x | finish: A, C"
            ),
            ("one step of a plan", "middlewares", nil, whole, "middlewares"),
            ("the cases of a plan", "case", nil, whole, "case A.x+A.y, case C.x"),
            ("the ends of a plan", "finish", nil, whole, "finish A, finish C"),
            ("an action type", nil, "C", whole, "runtime, middlewares, reducers, case C.x, finish C"),
            (
                "an action type with a case that is skipped", nil, "A", whole,
                "runtime, middlewares, reducers, case A.x+A.y, finish A | case: A.z (the plan skips it)"
            ),
            ("an action type that is skipped", nil, "B", whole, " | case: B (the plan skips it) | !"),
            ("the end of an action type", "finish", "C", whole, "finish C"),
            (
                "a case, with the one that shares its step", nil, "A.y", whole,
                "runtime, middlewares, reducers, case A.x+A.y"
            ),
            ("a case that is skipped", nil, "A.z", whole, " | case: A.z (the plan skips it) | !"),
            ("a case of what is skipped", nil, "B.x", whole, " | case: B.x (the plan skips it) | !"),
            ("a case without a step", nil, "A.dead", whole, " | case: A.dead (the plan has no step for it) | !"),
            ("a case has no end", "finish", "C.x", whole, " | finish: C.x (the plan has no step for it) | !"),
        ]
        for (what, step, action, plan, expected) in table {
            let request = StepRequest(recipe: .modernActions, step: step, action: action)
            XCTAssertEqual(text(try request.selection(of: plan)), expected, what)
        }
    }

    func testNothingLeft() throws {
        var plan = plan()
        for index in plan.actionTypes.indices { plan.actionTypes[index].skip = true }
        XCTAssertEqual(
            text(try StepRequest(recipe: .modernActions).selection(of: plan)), "runtime, middlewares, reducers")
        let none = try StepRequest(recipe: .modernActions, step: "case").selection(of: plan)
        XCTAssertEqual(text(none), "")
        XCTAssertEqual(ApplyTextFormatter().format(none), "nothing to do\n")
    }

    func testWrongRequests() {
        let table: [(step: String?, action: String?, error: StepRequestError)] = [
            (
                "everything", nil,
                .unknownStep("everything", known: ["runtime", "middlewares", "reducers", "case", "finish"])
            ),
            ("middlewares", nil, .notPlanned(step: "middlewares")),
            (nil, "A.xx", .unknownAction("A.xx", near: "A.x")), (nil, "Toolbar", .unknownAction("Toolbar", near: nil)),
            (nil, "x", .unknownAction("x", near: "A")), ("runtime", "A.x", .excluded(step: "runtime", action: "A.x")),
        ]
        for (step, action, error) in table {
            let request = StepRequest(recipe: .modernActions, step: step, action: action)
            XCTAssertThrowsError(try request.selection(of: plan(["runtime", "reducers"]))) {
                XCTAssertEqual($0 as? StepRequestError, error)
            }
        }
    }

    func testText() {
        let table: [(selection: StepSelection, expected: String)] = [
            (StepSelection(steps: Recipe.modernActions.steps), ""),
            (
                StepSelection(
                    steps: Recipe.modernActions.steps,
                    left: [
                        LeftSteps(step: "case", symbols: [["A.x", "A.y"], ["C.x"]], reason: "r"),
                        LeftSteps(step: "finish", symbols: [["A"]], reason: "r"),
                    ]), "left: 3 steps of the plan (2 case, 1 finish); r\n"
            ),
            (
                StepSelection(
                    steps: [],
                    left: [
                        LeftSteps(step: "case", symbols: [["A.x", "A.y"]], reason: "r"),
                        LeftSteps(step: "finish", symbols: [["A"], ["B"]], reason: "s"),
                    ], isIncomplete: true), "case A.x, A.y: not taken; r\nfinish: 2 steps not taken; s\n"
            ),
        ]
        for (selection, expected) in table { XCTAssertEqual(ApplyTextFormatter().format(selection), expected) }
    }
}
