import XCTest

@testable import MigratorCore

/// Where the trail of an action type ends: it is said with the place, and nothing is guessed.
final class TrailEndTests: XCTestCase {
    private func check(
        _ table: [(what: String, source: String, cases: [String], remaining: [String])], line: UInt = #line
    ) {
        for (what, source, cases, remaining) in table {
            let fixture = Fixture(TracingFixture.books + source)
            XCTAssertEqual(fixture.cases(at: 1), cases.map { "BookActionType.\($0)" }, what, line: line)
            XCTAssertEqual(fixture.remaining, remaining, what, line: line)
        }
    }

    private func site(_ type: String) -> String { TracingFixture.site(type) }

    /// A site of which no case is known may carry every case that comes in its struct: it blocks them all.
    private let every = " BookActionType.closed BookActionType.moved BookActionType.opened"

    func testUntraced() {
        check([
            (
                "from a dictionary", "func f(m: [Int: BookActionType]) { if let t = /*2*/m[1] { \(site("t")) } }", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "element of a list from elsewhere", "func f(l: [BookActionType]) { for t in l { \(site("/*2*/t")) } }",
                [], ["untraced-action-type @2\(every)"]
            ),
            (
                "from another action", "func f(a: Action) { \(site("a./*2*/actionType")) }", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "result of an unknown function", "func f() { \(site("/*2*/make()")) }", [],
                ["untraced-action-type @2\(every)"]
            ),
            ("unknown name", "func f() { \(site("/*2*/unknown")) }", [], ["untraced-action-type @2\(every)"]),
            (
                "implicit member without a type", "func f() { \(site("./*2*/opened")) }", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "parameter of a closure",
                "func f() { g { t in \(site("/*2*/t")) } }\nfunc g(_ b: (BookActionType) -> Void) {}", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "a member of something unknown", "func f() { \(site("config./*2*/type")) }", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "stored and never given", "class V { var t: BookActionType!\nfunc f() { \(site("/*2*/t")) } }", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "local and never given", "func f() { let t: BookActionType; \(site("/*2*/t")) }", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "all cases", "func f() { \(site("BookActionType.allCases./*2*/first!")) }", [],
                ["untraced-action-type @2\(every)"]
            ),
            (
                "raw value", "func f() { \(site("/*2*/BookActionType(rawValue: 1)!")) }", [],
                ["untraced-action-type @2\(every)"]
            ),
        ])
    }

    /// What could be followed stays; the rest blocks it.
    func testPartlyTraced() throws {
        check([
            (
                "one side of a ternary", "func f(a: Bool) { \(site("a ? BookActionType.opened : /*2*/make()")) }",
                ["opened"],
                ["untraced-action-type @2 BookActionType.opened"]
            ),
            (
                "one of two callers",
                """
                func f(_ t: ActionType) { \(site("t")) }
                func g(a: Action) { f(BookActionType.closed); f(a./*2*/actionType) }
                """,
                ["closed"],
                ["untraced-action-type @2 BookActionType.closed"]
            ),
            (
                "fallback", "func f(m: [Int: BookActionType]) { \(site("/*2*/m[1] ?? BookActionType.moved")) }",
                ["moved"],
                ["untraced-action-type @2 BookActionType.moved"]
            ),
        ])
        let fixture = Fixture(
            TracingFixture.books + "func f(a: Bool) { \(site("a ? BookActionType.opened : make()")) }")
        let opened = try fixture["BookActionType.opened"].record
        XCTAssertEqual(opened.status, .blocked)
        XCTAssertEqual(opened.confidence, .low)
        XCTAssertEqual(opened.confidenceReasons.count, 1)
    }

    func testUncalledWrappers() {
        check([
            ("function", "func /*2*/f(t: ActionType) { \(site("t")) }", [], ["uncalled-wrapper @2"]),
            ("method", "class V { func /*2*/send(_ t: BookActionType) { \(site("t")) } }", [], ["uncalled-wrapper @2"]),
            ("initialiser", "class V { /*2*/init(_ t: BookActionType) { \(site("t")) } }", [], ["uncalled-wrapper @2"]),
            (
                "wrapper of a wrapper",
                "func f(t: ActionType) { \(site("t")) }\nfunc /*2*/g(s: ActionType) { f(t: s) }", [],
                ["uncalled-wrapper @2"]
            ),
            (
                "called with other labels",
                "func /*2*/f(t: ActionType) { \(site("t")) }\nfunc g() { f(u: BookActionType.opened) }", [],
                ["uncalled-wrapper @2"]
            ),
        ])
    }

    /// What test code calls, production code does not.
    func testWrapperThatTestCodeCalls() {
        let fixture = Fixture([
            ("App.swift", TracingFixture.books + "func /*2*/f(t: ActionType) { \(site("t")) }"),
            ("AppTests/BookTests.swift", "func test() { f(t: BookActionType.opened) }"),
        ])
        XCTAssertEqual(fixture.cases(at: 1), [])
        XCTAssertEqual(fixture.remaining, ["uncalled-wrapper @2"])
    }

    /// A wrapper that nothing but itself calls is not called.
    func testWrapperThatOnlyCallsItself() {
        let table = [
            "func f(_ t: BookActionType) { \(site("/*2*/t")); f(t) }",
            "func f() { func send(_ t: BookActionType) { \(site("/*2*/t")) } }",
            "class V { var t: BookActionType { t }\nfunc f() { \(site("/*2*/t")) } }",
        ]
        for source in table {
            let fixture = Fixture(TracingFixture.books + source)
            XCTAssertEqual(fixture.cases(at: 1), [], source)
            XCTAssertEqual(fixture.result.remaining.count, 1, source)
        }
    }

    func testCallsThatDoNotFit() {
        check([
            ("no such case", "func f() { \(site("BookActionType./*2*/removed")) }", [], ["unknown-case @2"]),
            (
                "no such implicit case", "func f() { _ = /*1*/NamedAction(windowUUID: w, actionType: ./*2*/removed) }",
                [], ["unknown-case @2"]
            ),
            (
                "no such initialiser", "func f() { _ = /*1*/BookAction(windowUUID: w, kind: BookActionType.opened) }",
                [], ["untraced-action-type @1\(every)"]
            ),
        ])
    }

    /// What the way says, from the site outwards.
    func testVia() throws {
        let fixture = Fixture(
            TracingFixture.books + """
                final class Sender {
                    private let kind: BookActionType = .moved
                    func send(_ type: ActionType) { \(site("type")) }
                    func open() { let choice = BookActionType.opened; send(choice) }
                    func close(_ now: BookActionType = .closed) { send(now) }
                    func closeNow() { close() }
                    func move() { send(kind) }
                }
                """)
        XCTAssertEqual(
            try fixture["BookActionType.opened"].via,
            ["@1 parameter `type` of `Sender.send`, call in `Sender.open`, variable `choice`"])
        XCTAssertEqual(
            try fixture["BookActionType.closed"].via,
            [
                "@1 parameter `type` of `Sender.send`, call in `Sender.close`, parameter `now` of `Sender.close`, "
                    + "default of `now`"
            ])
        XCTAssertEqual(
            try fixture["BookActionType.moved"].via,
            ["@1 parameter `type` of `Sender.send`, call in `Sender.move`, property `Sender.kind`"])
    }
}
