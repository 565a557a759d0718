import XCTest

@testable import MigratorCore

/// A plan that does not have the form of one: syntax, keys, types, names.
final class BrokenPlanTests: BrokenPlanTestCase {
    func testTheSampleIsValid() {
        XCTAssertEqual(messages(SamplePlan.text), [])
    }

    func testSyntax() {
        let table = [("", 1, 1), ("{\n  \"a\": }", 2, 8), ("{\n  \"a\": 1,\n  'b'", 3, 3), ("{} {}", 1, 4)]
        for (text, line, column) in table {
            let found = issues(text)
            XCTAssertEqual(found.map(\.position), [TextPosition(line: line, column: column)], text)
            XCTAssertNil(found.first?.path, text)
        }
        XCTAssertEqual(messages("[]"), ["$: expected an object, found an array"])
        XCTAssertEqual(
            messages("{}"),
            [
                "$.schemaVersion: the key is missing; it is a whole number",
                "$.actionTypes: the key is missing; it is an array", "$.steps: the key is missing; it is an array",
            ])
    }

    func testForm() throws {
        try check([
            (
                "\"schemaVersion\": 1", "\"schemaVersion\": §2",
                ["$.schemaVersion: version 2 is not known; this program writes version 1"]
            ),
            (
                "\"schemaVersion\": 1", "\"schemaVersion\": §\"1\"",
                [
                    "$.schemaVersion: expected a whole number, found a string",
                    "$.schemaVersion: version 0 is not known; this program writes version 1",
                ]
            ),
            (
                "\"skip\": false,", "§\"skp\": false, \"skip\": false,",
                ["$.actionTypes[0].skp: unknown key; did you mean 'skip'?"]
            ),
            (
                "\"keep\": [],", "§\"colour\": 1, \"keep\": [],",
                [
                    "$.actionTypes[0].cases[0].colour: unknown key; the keys are case, name, skip, documentation, payloadStruct, values, keep, split, dropped, proposed"
                ]
            ),
            (
                "\"keep\": [],", "\"keep\": [], §\"keep\": [],",
                [": the key \"keep\" stands here a second time"]
            ),
            (
                "\"suggestions\": [],", "\"suggestions\": [], §\"stepz\": [],",
                ["$.stepz: unknown key; did you mean 'steps'?"]
            ),
            (
                "\"access\": \"internal\", \"skip\": false", "\"access\": \"internal\", \"skip\": §\"no\"",
                ["$.actionTypes[0].skip: expected true or false, found a string"]
            ),
            (
                "\"documentation\": \"On.\"", "\"documentation\": §null",
                ["$.actionTypes[0].cases[0].documentation: expected a string, found null"]
            ),
            (
                "\"payloadStruct\": null", "\"payloadStruct\": §1",
                ["$.actionTypes[0].cases[0].payloadStruct: expected a string or null, found a number"]
            ),
            (
                "\"keep\": []", "\"keep\": §{}",
                ["$.actionTypes[0].cases[0].keep: expected an array, found an object"]
            ),
            (
                "\"keep\": []", "\"keep\": [§1]",
                ["$.actionTypes[0].cases[0].keep[0]: expected a string, found a number"]
            ),
            (
                "\"split\": []", "\"split\": [{\"name\": \"a\", \"when\": {\"level\": §1}}]",
                ["$.actionTypes[0].cases[0].split[0].when.level: expected a string, found a number"]
            ),
            (
                "\"split\": []", "\"split\": [§{\"name\": \"a\"}]",
                ["$.actionTypes[0].cases[0].split[0].when: the key is missing; it is an object"]
            ),
            (
                "\"split\": []", "\"split\": [{§\"nme\": \"a\", \"name\": \"b\", \"when\": {\"level\": \"1\"}}]",
                ["$.actionTypes[0].cases[0].split[0].nme: unknown key; did you mean 'name'?"]
            ),
            (
                "\"optional\": true}", "\"optional\": §1}",
                ["$.actionTypes[0].cases[0].values[0].optional: expected true or false, found a number"]
            ),
            (
                "{\"field\": \"level\", \"name\": \"level\", \"type\": \"Int\", \"optional\": true}",
                "§{\"field\": \"level\", \"name\": \"level\", \"type\": \"Int\"}",
                ["$.actionTypes[0].cases[0].values[0].optional: the key is missing; it is true or false"]
            ),
            (
                "\"reason\": \"unused\"", "\"reason\": §\"unusd\"",
                [
                    "$.actionTypes[0].cases[0].dropped[0].reason: 'unusd' is none of unused, neverProvided; did you mean 'unused'?"
                ]
            ),
            (
                "\"status\": \"ready\"", "\"status\": §\"done\"",
                ["$.actionTypes[0].cases[0].proposed.status: 'done' is none of migrated, ready, blocked, dead"]
            ),
            (
                "\"step\": \"runtime\"", "\"step\": §\"runtme\"",
                [
                    "$.steps[0].step: 'runtme' is none of runtime, middlewares, reducers, case, finish; did you mean 'runtime'?"
                ]
            ),
            (
                "{\"step\": \"runtime\", \"cases\": [], \"actionType\": null}", "§1",
                ["$.steps[0]: expected an object, found a number"]
            ),
            (
                "\"tool\": {\"name\": \"migrator\", \"version\": \"0.1.0\"}", "\"tool\": §\"migrator\"",
                ["$.tool: expected an object, found a string"]
            ),
        ])
    }

    func testNames() throws {
        try check([
            (
                "\"enum\": \"LampModernAction\"", "\"enum\": §\"Lamp Action\"",
                [
                    "$.actionTypes[0].enum: 'Lamp Action' is no Swift name: letters, digits and _, not beginning with a digit"
                ]
            ),
            (
                "\"enum\": \"LampModernAction\"", "\"enum\": §\"lampAction\"",
                ["$.actionTypes[0].enum: 'lampAction' is the name of a type: it begins with an upper case letter"]
            ),
            (
                "\"finalName\": \"LampAction\"", "\"finalName\": §\"\"",
                ["$.actionTypes[0].finalName: '' is no Swift name: letters, digits and _, not beginning with a digit"]
            ),
            (
                "\"access\": \"internal\"", "\"access\": §\"private\"",
                ["$.actionTypes[0].access: 'private' is none of internal, package, public"]
            ),
            (
                "\"name\": \"glow\"", "\"name\": §\"1glow\"",
                [
                    "$.actionTypes[0].cases[0].name: '1glow' is no Swift name: letters, digits and _, not beginning with a digit"
                ]
            ),
            (
                "\"name\": \"glow\"", "\"name\": §\"Glow\"",
                ["$.actionTypes[0].cases[0].name: 'Glow' begins with an upper case letter, as only types do"]
            ),
            (
                "\"name\": \"level\"", "\"name\": §\"le-vel\"",
                [
                    "$.actionTypes[0].cases[0].values[0].name: 'le-vel' is no Swift name: letters, digits and _, not beginning with a digit"
                ]
            ),
            (
                "\"payloadStruct\": null", "\"payloadStruct\": §\"GlowValues\"",
                [
                    "$.actionTypes[0].cases[0].payloadStruct: the name of a payload struct ends in Payload, 'GlowValues' does not"
                ]
            ),
            (
                "\"payloadStruct\": null", "\"payloadStruct\": §\"glowPayload\"",
                [
                    "$.actionTypes[0].cases[0].payloadStruct: 'glowPayload' is the name of a type: it begins with an upper case letter"
                ]
            ),
        ])
    }
}
