import XCTest

@testable import MigratorCore

/// A plan that has the form of one and makes no sense.
final class SenselessPlanTests: BrokenPlanTestCase {
    func testWhatStandsThereTwice() throws {
        try check([
            (
                "\"case\": \"dim\"", "\"case\": §\"glow\"",
                ["$.actionTypes[0].cases[1].case: the case stands here twice"]
            ),
            (
                "\"name\": \"dim\"", "\"name\": §\"glow\"",
                ["$.actionTypes[0].cases[1].name: 'glow' is already the name of the case made from 'glow'"]
            ),
            (
                "\"split\": []", "\"split\": [{\"name\": §\"glow\", \"when\": {\"level\": \"1\"}}]",
                ["$.actionTypes[0].cases[0].split[0].name: 'glow' is already the name of the case made from 'glow'"]
            ),
            (
                "\"enum\": \"FanModernAction\"", "\"enum\": §\"LampModernAction\"",
                ["$.actionTypes[1].enum: 'LampModernAction' is already the enum of LampActionType"]
            ),
            (
                "\"finalName\": \"FanAction\"", "\"finalName\": §\"LampAction\"",
                ["$.actionTypes[1].finalName: 'LampAction' is already the final name of LampActionType"]
            ),
            (
                "\"payloadStruct\": \"SpinPayload\"", "\"payloadStruct\": §\"DimPayload\"",
                [
                    "$.actionTypes[1].cases[0].payloadStruct: 'DimPayload' is already the payload struct of LampActionType.dim"
                ]
            ),
            (
                "\"name\": \"color\"", "\"name\": §\"level\"",
                ["$.actionTypes[0].cases[0].values[1].name: 'level' stands here twice"]
            ),
            (
                "{\"field\": \"level\", \"name\": \"level\", \"type\": \"Int\", \"optional\": true}",
                "{\"field\": \"level\", \"name\": \"level\", \"type\": \"Int\", \"optional\": true}, {\"field\": §\"level\", \"name\": \"again\", \"type\": \"Int\", \"optional\": true}",
                ["$.actionTypes[0].cases[0].values[1].field: 'level' stands here twice"]
            ),
            (
                "\"keep\": []", "\"keep\": [\"note\", §\"note\"]",
                ["$.actionTypes[0].cases[0].keep[1]: 'note' is already the name of a value"]
            ),
        ])
    }

    func testValues() throws {
        try check([
            (
                "{\"field\": \"level\", \"name\": \"level\", \"type\": \"Int\", \"optional\": true},", "",
                ["$.actionTypes[0].cases[0].values: 'level' is missing; consumers read it"]
            ),
            (
                "{\"field\": \"color\"", "{\"field\": §\"colr\"",
                [
                    "$.actionTypes[0].cases[0].values[1].field: 'colr' is no payload field of the case; did you mean 'color'?",
                    "$.actionTypes[0].cases[0].values: 'color' is missing; consumers read it",
                ]
            ),
            (
                "{\"field\": \"level\", \"name\": \"level\", \"type\": \"Int\", \"optional\": true}",
                "{\"field\": \"level\", \"name\": \"level\", \"type\": \"Int\", \"optional\": true}, {\"field\": §\"note\", \"name\": \"note\", \"type\": \"String\", \"optional\": true}",
                ["$.actionTypes[0].cases[0].values[1].field: 'note' is dropped (unused); name it in `keep` instead"]
            ),
            (
                "\"type\": \"Int\", \"optional\": true", "\"type\": \"Int\", \"optional\": §false",
                [
                    "$.actionTypes[0].cases[0].values[0].optional: some site gives no 'level', so it cannot be made a value that is always there"
                ]
            ),
            (
                "\"keep\": []", "\"keep\": [§\"colour\"]",
                ["$.actionTypes[0].cases[0].keep[0]: 'colour' is none of the dropped fields"]
            ),
            (
                "\"keep\": []", "\"keep\": [§\"nte\"]",
                ["$.actionTypes[0].cases[0].keep[0]: 'nte' is none of the dropped fields; did you mean 'note'?"]
            ),
            (
                "\"split\": []", "\"split\": [{\"name\": \"a\", \"when\": §{}}]",
                [
                    "$.actionTypes[0].cases[0].split[0].when: name at least one field and the constant that tells the sites apart"
                ]
            ),
            (
                "\"split\": []", "\"split\": [{\"name\": \"a\", \"when\": {\"levl\": §\"1\"}}]",
                [
                    "$.actionTypes[0].cases[0].split[0].when.levl: 'levl' is no payload field of the case; did you mean 'level'?"
                ]
            ),
        ])
    }

    func testTypesAreNotEdited() throws {
        try check([
            (
                "\"type\": \"Int\", \"optional\": true", "\"type\": §\"Double\", \"optional\": true",
                [
                    "$.actionTypes[0].cases[0].values[0].type: the type is that of the field in the code, `Int`; it is not "
                        + "edited here"
                ]
            )
        ])
    }

    func testSteps() throws {
        try check([
            (
                "\"LampActionType.glow\"]", "§\"LampActionType.glw\"]",
                [
                    "$.steps[3].cases[0]: 'LampActionType.glw' is no case of the plan; did you mean 'LampActionType.glow'?",
                    "$.steps: no step migrates LampActionType.glow; add it, or skip the case",
                ]
            ),
            (
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\", §\"FanActionType.spin\"], \"actionType\": null}",
                ["$.steps[5].cases[1]: 'FanActionType.spin' is migrated by an earlier step already"]
            ),
            (
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}, {\"step\": \"case\", \"cases\": §[], \"actionType\": null}",
                ["$.steps[6].cases: a step of cases names at least one"]
            ),
            (
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}, {\"step\": \"finish\", \"cases\": [], \"actionType\": §\"FnActionType\"}",
                ["$.steps[6].actionType: 'FnActionType' is no action type of the plan"]
            ),
            (
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}, {\"step\": \"finish\", \"cases\": [], \"actionType\": §null}",
                ["$.steps[6].actionType: '' is no action type of the plan"]
            ),
            (
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}, {\"step\": \"finish\", \"cases\": [], \"actionType\": §\"LampActionType\"}",
                ["$.steps[6].actionType: 'LampActionType' is finished by an earlier step already"]
            ),
            (
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                "{\"step\": §\"finish\", \"cases\": [], \"actionType\": \"FanActionType\"}, {\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                ["$.steps[5].step: FanActionType.spin is migrated later; an action type is finished last"]
            ),
            (
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}",
                "{\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}, {\"step\": §\"reducers\", \"cases\": [], \"actionType\": null}",
                ["$.steps[6].step: the first steps are runtime, middlewares and reducers, in this order"]
            ),
            (
                "\"step\": \"middlewares\"", "\"step\": \"reducers\"",
                ["$.steps[2].step: the first steps are runtime, middlewares and reducers, in this order"]
            ),
        ])
    }

    func testAnActionTypeThatStandsThereTwice() {
        let text = SamplePlan.text.replacing(
            "FanActionType\", \"file\": \"Fan", with: "LampActionType\", \"file\": \"Lamp")
        XCTAssertTrue(messages(text).contains("$.actionTypes[1].actionType: the action type stands here twice"))
    }

    func testMoreValuesThanACaseCanHave() {
        let text = SamplePlan.text.replacing(
            "\"keep\": [], \"split\": [],\n", with: "\"keep\": [\"note\", \"place\"], \"split\": [],\n")
        XCTAssertEqual(
            messages(text),
            [
                "$.actionTypes[0].cases[0].payloadStruct: 4 values are too many for a case (3 at most); name a payload "
                    + "struct"
            ])
    }

    func testAKeptFieldWithTheNameOfAValue() {
        let text = SamplePlan.text.replacing("\"name\": \"level\"", with: "\"name\": \"note\"")
            .replacing("\"keep\": [], \"split\": [],\n", with: "\"keep\": [\"note\"], \"split\": [],\n")
        XCTAssertEqual(messages(text), ["$.actionTypes[0].cases[0].keep[0]: 'note' is already the name of a value"])
    }

    /// What is skipped is not looked at, except that its names must be names.
    func testWhatIsSkippedMayBeUnfinished() {
        let text = SamplePlan.text.replacing(
            "\"case\": \"dim\", \"name\": \"dim\", \"skip\": false",
            with: "\"case\": \"dim\", \"name\": \"glow\", \"skip\": true")
        XCTAssertEqual(messages(text), [])
    }

    func testACaseWithoutAStep() {
        let text = SamplePlan.text.replacing(
            ",\n    {\"step\": \"case\", \"cases\": [\"FanActionType.spin\"], \"actionType\": null}", with: "")
        XCTAssertEqual(messages(text), ["$.steps: no step migrates FanActionType.spin; add it, or skip the case"])
        let skipped = text.replacing(
            "\"access\": \"public\", \"skip\": false", with: "\"access\": \"public\", \"skip\": true")
        XCTAssertEqual(messages(skipped), [])
    }
}
