import XCTest

@testable import MigratorCore

/// How the initialiser of an action struct decides what its arguments and its defaults give.
final class InitialisersTests: XCTestCase {
    /// The payload fields and the initialiser, the arguments of a site, what it provides, what the case carries when
    /// a consumer reads every field as it is.
    private func check(
        _ table: [(what: String, members: String, arguments: String, provides: String, payload: String)],
        line: UInt = #line
    ) {
        for (what, members, arguments, provides, payload) in table {
            let fixture = Fixture(
                """
                enum BookActionType: ActionType { case opened }
                enum Kind { case none, novel }
                struct BookAction: Action {
                    let windowUUID: WindowUUID
                    let actionType: ActionType
                    \(members)
                }
                func open(_ w: WindowUUID, _ maybe: String?) {
                    _ = /*1*/BookAction(\(arguments))
                }
                final class M {
                    lazy var provider: Middleware<AppState> = { _, action in
                        guard let action = action as? BookAction else { return }
                        if action.actionType is BookActionType { print(action.text, action.kind, action.flag) }
                    }
                }
                """)
            XCTAssertEqual(try fixture["BookActionType.opened"].sites, [("@1 " + provides).trimmed], what, line: line)
            XCTAssertEqual(try fixture["BookActionType.opened"].payload, payload, what, line: line)
        }
    }

    private let tail =
        "windowUUID: WindowUUID, actionType: ActionType) { self.windowUUID = windowUUID; self.actionType = actionType;"
    private let fixed = "windowUUID: w, actionType: BookActionType.opened"

    func testMemberwise() {
        check([
            ("let without default", "let text: String?", "\(fixed), text: maybe", "text: optional", "text: String?"),
            ("var is nil by default", "var text: String?", fixed, "", ""),
            ("var with a real default", "var flag: Bool = false", fixed, "", "flag: Bool"),
            (
                "var with a real default, given", "var flag: Bool = false", "\(fixed), flag: true", "flag: value",
                "flag: Bool"
            ),
            (
                "var with a nil default", "var text: String? = nil", "\(fixed), text: \"a\"", "text: value",
                "text: String"
            ),
            (
                "let with a value is no parameter", "let flag = true\nlet text: String?", "\(fixed), text: nil",
                "text: nil", "text: String?"
            ),
            ("real default of an optional", "var text: String? = \"a\"", fixed, "", "text: String"),
        ])
    }

    func testWritten() {
        check([
            (
                "nil default omitted", "let text: String?\ninit(text: String? = nil, \(tail) self.text = text }", fixed,
                "", ""
            ),
            (
                "false default omitted", "let flag: Bool\ninit(flag: Bool = false, \(tail) self.flag = flag }", fixed,
                "", "flag: Bool"
            ),
            (
                "order of labels differs from that of the properties",
                """
                let text: String?
                let flag: Bool
                init(flag: Bool, text: String? = nil, \(tail) self.flag = flag; self.text = text }
                """,
                "flag: true, text: maybe, \(fixed)", "flag: value, text: optional", "text: String?, flag: Bool"
            ),
            (
                "label that differs from the property",
                "let text: String?\ninit(named title: String? = nil, \(tail) self.text = title }",
                "named: \"a\", \(fixed)", "text: value", "text: String"
            ),
            (
                "label that is thrown away", "let text: String?\ninit(_ text: String?, \(tail) self.text = text }",
                "maybe, \(fixed)",
                "text: optional", "text: String?"
            ),
            (
                "label without a property",
                "let text: String?\ninit(text: String?, url: Int?, \(tail) self.text = text }",
                "text: \"a\", url: 1, \(fixed)", "text: value", "text: String"
            ),
            (
                "parameter that is not optional of an optional field",
                "let text: String?\ninit(text: String, \(tail) self.text = text }",
                "text: maybe!, \(fixed)", "text: value", "text: String"
            ),
            (
                "it is a value whatever is given", "let text: String?\ninit(text: String, \(tail) self.text = text }",
                "text: SDK.text, \(fixed)", "text: value", "text: String"
            ),
            (
                "fallback in the initialiser",
                "let flag: Bool\ninit(flag: Bool? = nil, \(tail) self.flag = flag ?? false }",
                "flag: true, \(fixed)", "flag: value", "flag: Bool"
            ),
            (
                ".none of an enum is a value", "let kind: Kind\ninit(kind: Kind = .none, \(tail) self.kind = kind }",
                fixed, "", "kind: Kind"
            ),
            (
                ".none of an optional is nil", "let kind: Kind?\ninit(kind: Kind? = .none, \(tail) self.kind = kind }",
                fixed, "", ""
            ),
            (
                ".none given for an enum", "let kind: Kind\ninit(kind: Kind, \(tail) self.kind = kind }",
                "kind: .none, \(fixed)",
                "kind: value", "kind: Kind"
            ),
            (
                "second of two initialisers",
                """
                let text: String?
                let flag: Bool?
                init(text: String?, \(tail) self.text = text; flag = nil }
                init(flag: Bool?, \(tail) self.flag = flag; text = nil }
                """,
                "flag: true, \(fixed)", "flag: value", "flag: Bool"
            ),
            (
                "initialiser that delegates",
                """
                let text: String?
                init(text: String?, \(tail) self.text = text }
                init(short: String, windowUUID: WindowUUID, actionType: ActionType) {
                self.init(text: short, windowUUID: windowUUID, actionType: actionType) }
                """,
                "short: \"a\", \(fixed)", "text: value", "text: String"
            ),
            (
                "double optional", "let text: String??\ninit(text: String?? = nil, \(tail) self.text = text }",
                "text: nil, \(fixed)",
                "text: nil", "text: String??"
            ),
            (
                "a single optional for a double one",
                "let text: String??\ninit(text: String?, \(tail) self.text = text }",
                "text: nil, \(fixed)", "text: value", "text: String?"
            ),
            (
                "an optional value for a double optional",
                "let text: String??\ninit(text: String?? = nil, \(tail) self.text = text }",
                "text: maybe, \(fixed)", "text: value", "text: String?"
            ),
        ])
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
