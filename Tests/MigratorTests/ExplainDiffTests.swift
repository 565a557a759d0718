import XCTest

/// `migrator explain CASE PATH --diff`
final class ExplainDiffTests: ApplyTestCase {
    /// It is the difference that `apply` would make, with what has to come before only where that is not taken yet.
    func testDifference() throws {
        let program = try modernLamps()
        let before = try contents(of: "\(program.folder)/x")
        let whole = try program.run("explain", "LampActionType.glow", "x", "--diff")
        XCTAssertEqual(whole.status, 0, whole.errors)
        let dry = try program.run("apply", "x", "--action", "LampActionType.glow", "--dry-run")
        XCTAssertEqual(whole.output, dry.output)
        XCTAssertEqual(
            whole.errors,
            "migrator: the difference begins with what has to be taken before: runtime, reducers; 'migrator apply' takes "
                + "that alone\n")
        assertSame(try contents(of: "\(program.folder)/x"), before)

        XCTAssertEqual(try program.run("apply", "x").status, 0)
        let own = try program.run("explain", "glow", "x", "--diff")
        XCTAssertEqual(own.status, 0, own.errors)
        XCTAssertEqual(own.errors, "")
        XCTAssertEqual(
            own.output, try program.run("apply", "x", "--action", "LampActionType.glow", "--dry-run").output)
        XCTAssertTrue(own.output.contains("+enum LampModernAction: ModernAction {\n"), own.output)
    }

    func testReasons() throws {
        let program = try modernLamps()
        try program.write(
            try program.read("x/LampView.swift") + "let watched = [LampActionType.glow]\n", to: "x/LampView.swift")
        let refused = try program.run("explain", "LampActionType.glow", "x", "--diff")
        XCTAssertEqual(refused.status, 1)
        XCTAssertEqual(
            refused.output,
            """
            case LampActionType.glow: not taken; nothing was changed
              LampView.swift:10:31: `LampActionType.glow` is named here, and what for is not understood [remaining-mention]

            """)
        XCTAssertEqual(try program.run("explain", "LampActionType.glwo", "x", "--diff").status, 64)
        XCTAssertEqual(try program.run("explain", "LampActionType.glow", "x", "--diff", "--format", "json").status, 64)
        // A dead case has nothing to migrate: what there is to do is to take it out.
        let dead = try program.run("explain", "LampActionType.flash", "x", "--diff")
        XCTAssertTrue(dead.output.contains("-    case flash\n"), dead.output)
    }

    func testMigrated() throws {
        let program = try modernLamps()
        XCTAssertEqual(try program.run("apply", "x", "--action", "LampActionType.dim").status, 0)
        let result = try program.run("explain", "LampModernAction.dim", "x", "--diff")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, "LampModernAction.dim is of the modern form already\n")
    }
}
