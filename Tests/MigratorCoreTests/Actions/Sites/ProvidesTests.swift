import XCTest

@testable import MigratorCore

/// What a site gives for a field: decided from declared types by the rules of the language.
final class ProvidesTests: XCTestCase {
    private static let library = """
        enum BookActionType: ActionType { case opened }
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var text: String?
            var number: Int?
            var flag: Bool?
            var kind: Kind?
            var author: Author?
            var list: [String]?
            var url: URL?
            var done: (() -> Void)?
        }
        enum Kind { case none, novel, other(String?, pages: Int) }
        struct Address { let street: String; let number: Int? }
        struct Author {
            let name: String
            let nick: String?
            var address: Address?
            static let unknown = Author(name: "", nick: nil)
            static var last: Author?
            init(name: String, nick: String?) {}
            init?(id: Int) {}
            func greet() -> String { name }
            func find(_ id: Int) -> String? { nick }
            func load() throws -> String { name }
            func visit(_ body: (Author, String?) -> Void) {}
            subscript(id: Int) -> String? { nick }
        }
        protocol Source { var current: Author? { get }; func next() -> Author }
        func makeAuthor() -> Author? { nil }
        extension String { var trimmed: String { self }; var nilIfEmpty: String? { isEmpty ? nil : self } }

        """
    private static let properties = """
        let w = WindowUUID()
        let name: String, nick: String?
        let author: Author
        var maybe: Author?
        weak var source: Source?
        let forced: Author!
        var names: [String] = []
        var gaps: [String?] = []
        var byID: [Int: String] = [:]
        var authors: [Author]
        var state: Loading
        lazy var title = name
        enum Loading { case idle, done(author: Author?, String), failed(Error) }

        """

    /// Each row is a function of its own: what stands before the site, the arguments, what they give.
    private func check(_ table: [(before: String, arguments: String, expected: String)], line: UInt = #line) {
        var source = Self.library + "final class Rows {\n" + Self.properties
        for (index, row) in table.enumerated() {
            let call = "_ = BookAction(windowUUID: w, actionType: BookActionType.opened, \(row.arguments))"
            // The braces that the text before the site leaves open are closed behind it.
            let open = row.before.count { $0 == "{" } - row.before.count { $0 == "}" }
            source += "func row\(index)(_ value: String?, _ flag: Bool) {\n"
            source += "\(row.before)\n\(call)\n\(String(repeating: "}", count: open))\n}\n"
        }
        let fixture = Fixture(source + "}\n")
        XCTAssertEqual(fixture.result.problems.map(\.message), [], line: line)
        let sites = fixture.result.cases.first?.sites ?? []
        XCTAssertEqual(sites.count, table.count, line: line)
        for (site, row) in zip(sites, table) {
            let found = site.provides.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)" }
            XCTAssertEqual(found.joined(separator: ", "), row.expected, "\(row.before) \(row.arguments)", line: line)
        }
    }

    func testNamesAndMembers() {
        check([
            ("", "text: \"a\", number: 1", "number: value, text: value"),
            ("", "text: nil", "text: nil"),
            ("", "text: name", "text: value"),
            ("", "text: nick", "text: optional"),
            ("", "text: self.nick", "text: optional"),
            ("", "text: value", "text: optional"),
            ("", "text: title", "text: value"),
            ("", "text: author.name", "text: value"),
            ("", "text: author.nick", "text: optional"),
            ("", "text: Author.unknown.name", "text: value"),
            ("", "author: .unknown", "author: value"),
            ("", "author: Author.last", "author: optional"),
            ("", "author: .last", "author: optional"),
            ("", "author: makeAuthor()", "author: optional"),
            ("", "text: author.greet()", "text: value"),
            ("", "text: author.find(1)", "text: optional"),
            ("", "text: author[1]", "text: optional"),
            ("", "text: name.trimmed", "text: value"),
            ("", "text: name.nilIfEmpty", "text: optional"),
            ("", "done: { }", "done: value"),
            ("", "list: []", "list: value"),
            ("", "flag: flag", "flag: value"),
            ("", "flag: !flag", "flag: value"),
            ("", "flag: nick == nil", "flag: value"),
            ("", "number: names.count + 1", "number: value"),
            ("", "text: name + \"a\"", "text: value"),
            ("", "text: \"\\(nick ?? name)\"", "text: value"),
        ])
    }

    func testChainsAndUnwrapping() {
        check([
            ("", "text: maybe?.name", "text: optional"),
            ("", "number: maybe?.name.count", "number: optional"),
            ("", "text: maybe?.address?.street", "text: optional"),
            ("", "text: maybe?.greet()", "text: optional"),
            ("", "text: source?.next().name", "text: optional"),
            ("", "text: maybe!.name", "text: value"),
            ("", "text: maybe!.nick", "text: optional"),
            ("", "text: nick!", "text: value"),
            ("", "text: maybe!.nick!", "text: value"),
            ("", "text: forced.name", "text: value"),
            ("", "author: forced", "author: optional"),
            ("", "text: nick ?? name", "text: value"),
            ("", "text: nick ?? value", "text: optional"),
            ("", "text: nick ?? value ?? name", "text: value"),
            ("", "text: nick ?? nil", "text: nil"),
            ("", "text: maybe?.nick ?? \"\"", "text: value"),
            ("", "text: maybe?.name ?? maybe?.nick", "text: optional"),
            ("", "text: try? author.load()", "text: optional"),
            ("", "text: (try? author.load()) ?? name", "text: value"),
            ("", "text: try? author.load() ?? name", "text: optional"),
            ("", "text: try! author.load()", "text: value"),
            ("", "text: source as? String", "text: optional"),
            ("", "text: source as! String", "text: value"),
            ("", "text: source as! String?", "text: optional"),
            ("", "text: source as? String ?? name", "text: value"),
            ("", "text: name as String?", "text: optional"),
            ("", "number: nick.map { $0.count }", "number: optional"),
            ("", "number: nick.map { $0.count } ?? 0", "number: value"),
            ("", "text: nick.flatMap { author.find($0.count) }", "text: optional"),
        ])
    }

    func testBranches() {
        check([
            ("", "text: flag ? name : nil", "text: optional"),
            ("", "text: flag ? name : \"b\"", "text: value"),
            ("", "text: flag ? nick : name", "text: optional"),
            ("", "text: flag ? nil : nil", "text: nil"),
            ("", "kind: flag ? .novel : .none", "kind: optional"),
            ("let a = flag ? name : nick", "text: a", "text: optional"),
            ("let a = if flag { name } else { \"b\" }", "text: a", "text: value"),
            ("let a = if flag { name } else { nick }", "text: a", "text: optional"),
            ("let a: String? = switch flag { case true: name\ncase false: nil }", "text: a", "text: optional"),
            ("let a: String = if flag { name } else { \"\" }", "text: a", "text: value"),
        ])
    }

    func testShadowing() {
        check([
            ("if let nick {", "text: nick", "text: value"),
            ("if let nick = nick {", "text: nick", "text: value"),
            ("if let a = maybe?.nick {", "text: a", "text: value"),
            ("if let maybe {", "text: maybe.nick", "text: optional"),
            ("if let a = value, let b = maybe, !a.isEmpty {", "text: b.name", "text: value"),
            ("if let nick {}", "text: nick", "text: optional"),
            ("if let nick { print(nick) } else {", "text: nick", "text: optional"),
            ("guard let value else { return }", "text: value", "text: value"),
            ("guard let a = maybe?.address else { return }", "number: a.number", "number: optional"),
            ("guard let value, flag else {", "text: value", "text: optional"),
            ("while let a = maybe {", "author: a", "author: value"),
            ("let nick = name", "text: nick", "text: value"),
            ("let a = nick", "text: a", "text: optional"),
            ("let a: String? = name", "text: a", "text: optional"),
            ("var a: String?; a = name", "text: a", "text: optional"),
            ("let (a, b) = (name, nick)", "text: b", "text: optional"),
            ("if case let a? = nick {", "text: a", "text: value"),
            ("if case .some(let a) = nick {", "text: a", "text: value"),
            ("guard let self = self as Rows? else { return }", "text: self.name", "text: value"),
            ("func inner(_ nick: String) {", "text: nick", "text: value"),
            ("for name in gaps {", "text: name", "text: optional"),
            ("for name in names {", "text: name", "text: value"),
            ("for name in names where flag {", "text: name", "text: value"),
            ("for (index, name) in names.enumerated() {", "number: index", "number: unknown"),
            ("for case let name? in gaps {", "text: name", "text: unknown"),
            ("do { let nick = try author.load()", "text: nick", "text: value"),
        ])
    }

    func testEnums() {
        check(
            [
                ("", "kind: .novel", "kind: value"),
                ("", "kind: Kind.novel", "kind: value"),
                // Of an optional this is nil, whatever cases the enum has.
                ("", "kind: .none", "kind: nil"),
                ("", "kind: Kind.none", "kind: value"),
                ("", "kind: .other(nil, pages: 1)", "kind: value"),
                ("switch state { case .done(let a, let b):", "text: b, author: a", "author: optional, text: value"),
                (
                    "switch state { case .done(author: let a, let b):", "text: b, author: a",
                    "author: optional, text: value"
                ),
                ("if case .done(let a?, _) = state {", "text: a.nick", "text: unknown"),
                ("if case let .done(author: a, b) = state {", "text: b, author: a", "author: optional, text: value"),
                (
                    "guard case .done(let a, let b) = state else { return }", "text: b, author: a",
                    "author: optional, text: value"
                ),
            ].map { before, arguments, expected in
                (
                    before.hasPrefix("switch")
                        ? before.replacingOccurrences(of: "{ case", with: "{ default: break; case") : before, arguments,
                    expected
                )
            })
    }

    func testCollections() {
        check([
            ("", "text: names.first", "text: optional"),
            ("", "text: names[0]", "text: value"),
            ("", "text: gaps[0]", "text: optional"),
            ("", "text: byID[1]", "text: optional"),
            ("", "text: byID[1, default: \"\"]", "text: value"),
            ("", "text: byID[1] ?? name", "text: value"),
            ("", "text: authors.first?.name", "text: optional"),
            ("", "text: authors[0].nick", "text: optional"),
            ("", "author: authors.first { $0.nick == nil }", "author: optional"),
            ("", "author: authors.first(where: { $0.nick == nil }) ?? author", "author: value"),
            ("", "list: authors.map { $0.name }", "list: value"),
            ("", "list: maybe?.name.components(separatedBy: \",\")", "list: optional"),
            ("", "number: names.firstIndex(of: name)", "number: optional"),
            ("", "number: names.count", "number: value"),
            ("", "text: authors.map { $0.name }.first", "text: optional"),
            ("", "text: authors.compactMap { $0.nick }[0]", "text: value"),
            ("", "text: names.last!", "text: value"),
            ("", "text: byID.values.first", "text: optional"),
            ("", "text: names.sorted()[0]", "text: value"),
            ("", "flag: names.contains(name)", "flag: value"),
            ("", "text: names.joined(separator: \",\")", "text: value"),
        ])
    }

    func testClosureParameters() {
        check(
            [
                ("author.visit { a, b in", "text: b, author: a }", "author: value, text: optional"),
                ("author.visit {", "text: $1, author: $0", "author: value, text: optional"),
                ("author.visit { (a: Author, b: String?) in", "text: b, author: a", "author: value, text: optional"),
                ("author.visit { author, nick in guard let nick else { return }", "text: nick", "text: value"),
                ("authors.forEach {", "text: $0.name", "text: value"),
                ("authors.forEach { author in", "text: author.nick", "text: optional"),
                ("nick.map { a in", "text: a", "text: value"),
                ("let run: (String?) -> Void = { a in", "text: a", "text: optional"),
                ("let run: (String) -> Void = {", "text: $0", "text: value"),
                ("sdkCall { a in", "text: a", "text: unknown"),
                ("author.visit { [nick = name] _, _ in", "text: nick", "text: value"),
                (
                    "author.visit { [weak self] _, _ in guard let self else { return }", "text: self.nick",
                    "text: optional"
                ),
                ("author.visit { [weak self] _, _ in", "text: self?.name", "text: optional"),
            ].map { ($0.0, $0.1.replacingOccurrences(of: " }", with: ""), $0.2) })
    }

    func testInitialisers() {
        check([
            ("", "author: Author(name: name, nick: nil)", "author: value"),
            ("", "author: .init(name: name, nick: nil)", "author: value"),
            ("", "author: Author(id: 1)", "author: optional"),
            ("", "text: Author(id: 1)?.name", "text: optional"),
            ("", "author: Author(id: 1)!", "author: value"),
            ("", "url: URL(string: name)", "url: optional"),
            ("", "url: URL(fileURLWithPath: name)", "url: value"),
            ("", "number: Int(name)", "number: optional"),
            ("", "number: Int(1.5)", "number: value"),
            ("", "text: String(1)", "text: value"),
            ("", "text: URL(fileURLWithPath: name).host", "text: optional"),
            ("", "text: URL(fileURLWithPath: name).absoluteString", "text: value"),
        ])
    }

    /// What no declaration of the tree and no table of system interfaces knows is unknown, never a guess.
    func testUnknown() {
        check([
            ("", "text: SDKThing.shared.title", "text: unknown"),
            ("", "text: sdkFunction(name)", "text: unknown"),
            ("let view = SDKView()", "text: view.text", "text: unknown"),
            ("", "text: SDKThing.shared?.title", "text: optional"),
            ("", "text: SDKThing.shared.title ?? name", "text: value"),
            ("", "text: flag ? SDKThing.shared.title : name", "text: unknown"),
            ("", "text: flag ? SDKThing.shared.title : nil", "text: optional"),
            ("guard let a = SDKThing.shared.title else { return }", "text: a", "text: unknown"),
        ])
    }
}
