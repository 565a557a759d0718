import XCTest

@testable import MigratorCore

/// The payload of a case and what is odd about it, with the places that show it.
final class FindingsTests: XCTestCase {
    /// Sites of `opened` with these arguments, marked from 1, and a consumer.
    private func fixture(sites: [String], consumer: String, fields: String = fields) -> Fixture {
        var source = "enum /*90*/BookActionType: ActionType { case /*91*/opened, closed }\n"
        source += "struct BookAction: Action { let windowUUID: WindowUUID; let actionType: ActionType\n\(fields)\n}\n"
        source += "func use(_ value: Any?) {}\nlet w = WindowUUID()\n"
        for (index, arguments) in sites.enumerated() {
            let call = "/*\(index + 1)*/BookAction(windowUUID: w, actionType: BookActionType.opened\(arguments))"
            source += "func site\(index)(_ maybe: String?, _ count: Int) { store.dispatch(\(call)) }\n"
        }
        source += "func other() { store.dispatch(BookAction(windowUUID: w, actionType: BookActionType.closed)) }\n"
        return Fixture(source + consumer)
    }

    private static let fields = "var title: String?; var page: Int?; var isNew: Bool = false"

    private func provider(_ body: String, of name: String = "opened") -> String {
        """
        final class M {
            lazy var provider: Middleware<AppState> = { state, action in
                guard let action = action as? BookAction else { return }
                switch action.actionType {
                case /*80*/BookActionType.\(name): \(body)
                default: break
                }
            }
        }
        """
    }

    /// Provided by a site and read by a consumer, in the order of the struct; optional when a site may not give it.
    func testPayload() throws {
        let all = provider("use(action.isNew); use(action.title); use(action.page)")
        let table: [(what: String, sites: [String], consumer: String, payload: String)] = [
            ("one value", [", title: \"a\""], all, "title: String, isNew: Bool"),
            ("in the order of the struct", [", title: \"a\", page: 1"], all, "title: String, page: Int, isNew: Bool"),
            ("omitted by one", [", title: \"a\"", ", page: 1"], all, "title: String?, page: Int?, isNew: Bool"),
            ("nil at one", [", title: \"a\"", ", title: nil"], all, "title: String?, isNew: Bool"),
            ("optional at one", [", title: \"a\"", ", title: maybe"], all, "title: String?, isNew: Bool"),
            ("unknown at one", [", title: \"a\"", ", title: sdk()"], all, "title: String?, isNew: Bool"),
            ("given by all", [", title: \"a\"", ", title: \"b\""], all, "title: String, isNew: Bool"),
            ("a real default is a value", [", isNew: true", ""], all, "isNew: Bool"),
            ("not read", [", title: \"a\", page: 1"], provider("use(action.page)"), "page: Int"),
            ("not provided", [""], provider("use(action.page)"), ""),
            ("no consumer", [", title: \"a\""], "", ""),
        ]
        for (what, sites, consumer, payload) in table {
            XCTAssertEqual(
                try fixture(sites: sites, consumer: consumer)["BookActionType.opened"].payload, payload, what)
        }
    }

    /// Types as they are written, without the outer `?`.
    func testPayloadTypes() throws {
        let table = [
            ("String?", "String"), ("[String: Int?]?", "[String: Int?]"), ("Optional<Int>", "Int"),
            ("(() -> Void)?", "() -> Void"), ("Module.Kind?", "Module.Kind"), ("[Int]?", "[Int]"), ("Int!", "Int"),
        ]
        for (written, expected) in table {
            let fixture = fixture(
                sites: [", x: value()"], consumer: provider("use(action.x)"), fields: "var x: \(written)")
            let payload = try fixture["BookActionType.opened"].record.payload
            XCTAssertEqual(payload.map(\.type), [expected == "() -> Void" ? "(() -> Void)" : expected], written)
        }
    }

    func testFindings() throws {
        let table: [(what: String, sites: [String], consumer: String, findings: [String])] = [
            ("nothing", [", title: \"a\""], provider("use(action.title)"), []),
            (
                "unused", [", title: \"a\", page: 1", ", title: \"a\""], provider("use(action.title)"),
                ["unused page @1"]
            ),
            (
                "neverProvided", [", title: \"a\""], provider("use(action.title); use(action./*5*/page)"),
                ["neverProvided page @5"]
            ),
            (
                "neverProvided is not said of a real default", [", title: \"a\""],
                provider("use(action.title); use(action.isNew)"), []
            ),
            (
                "requiredButOmitted", [", title: maybe", ", page: count", ", title: nil"],
                provider("guard let t = action./*5*/title else { return }; use((t, action.page))"),
                ["requiredButOmitted title @2 @5", "requiredButOmitted title @3 @5", "constantAt title @3"]
            ),
            (
                "a default that a site leaves out is not omitted", [""], provider("use(action.isNew)"), []
            ),
            (
                "constantAt", [", isNew: false", ", isNew: count > 1", ", isNew: false"], provider("use(action.isNew)"),
                ["constantAt isNew @1 @3"]
            ),
            (
                "two different constants", [", isNew: false", ", isNew: true"], provider("use(action.isNew)"),
                ["constantAt isNew @1 @2"]
            ),
            (
                "two different texts", [", title: \"a\"", ", title: \"b\""], provider("use(action.title)"),
                ["constantAt title @1 @2"]
            ),
            ("the same constant everywhere", [", isNew: false", ", isNew: false"], provider("use(action.isNew)"), []),
            ("one site alone", [", isNew: false"], provider("use(action.isNew)"), []),
            (
                "dispatchedUnhandled", ["", ""], provider("use(1)", of: "closed"), ["dispatchedUnhandled @1 @2"]
            ),
            ("handledNeverDispatched", [], provider("use(1)"), ["handledNeverDispatched @80"]),
            ("dead", [], provider("use(1)", of: "closed"), ["dead @91"]),
        ]
        for (what, sites, consumer, findings) in table {
            let record = try fixture(sites: sites, consumer: consumer)["BookActionType.opened"]
            XCTAssertEqual(record.findings, findings, what)
        }
    }

    func testNilMeans() throws {
        func reducer(_ name: String, _ value: String) -> String {
            """
            struct \(name): StateType {
                var title: String?
                static let reducer: Reducer<Self> = { state, action in
                    guard let action = action as? BookAction else { return state }
                    switch action.actionType {
                    case BookActionType.opened: return \(name)(title: \(value))
                    default: return state
                    }
                }
            }

            """
        }
        let table: [(what: String, consumer: String, findings: [String])] = [
            (
                "both", reducer("A", "action./*5*/title ?? state.title") + reducer("B", "action./*6*/title"),
                ["nilMeans title @5 @6"]
            ),
            ("keeps", reducer("A", "action.title ?? state.title") + reducer("B", "action.title ?? state.title"), []),
            ("clears", reducer("A", "action.title") + reducer("B", "action.title"), []),
            ("falls back to something else", reducer("A", "action.title ?? \"\"") + reducer("B", "action.title"), []),
        ]
        for (what, consumer, findings) in table {
            let record = try fixture(sites: [", title: maybe"], consumer: consumer)["BookActionType.opened"]
            XCTAssertEqual(record.findings, findings, what)
        }
    }

    func testStatus() throws {
        let handled = provider("use(1)")
        let table: [(sites: [String], consumer: String, status: CaseStatus, confidence: Confidence)] = [
            ([", title: \"a\""], handled, .ready, .high), ([], handled, .ready, .high), ([""], "", .ready, .high),
            ([], provider("use(1)", of: "closed"), .dead, .high), ([", title: sdk()"], handled, .ready, .low),
            ([", title: \"a\""], provider("sdk(action)"), .blocked, .low),
        ]
        for (sites, consumer, status, confidence) in table {
            let record = try fixture(sites: sites, consumer: consumer)["BookActionType.opened"].record
            XCTAssertEqual(record.status, status, consumer)
            XCTAssertEqual(record.confidence, confidence, consumer)
            XCTAssertEqual(record.confidenceReasons.isEmpty, confidence == .high, consumer)
        }
    }

    /// Every fact can be shown with the place that it comes from.
    func testEvidence() throws {
        let record = try fixture(
            sites: [", title: maybe"],
            consumer: provider("if let t = action./*5*/title { use(t) }; use(action./*6*/title ?? \"\")"))[
                "BookActionType.opened"]
        XCTAssertEqual(record.sites, ["@1 title: optional"])
        XCTAssertEqual(
            record.readEvidence,
            ["title required @5", "title defaulted @6"])
        XCTAssertEqual(record.handlers, ["M.provider @80"])
        XCTAssertEqual(record.record.readEvidence.map(\.function).first, "M.provider")
        XCTAssertEqual(record.record.sites.map(\.function), ["site0"])
    }
}
