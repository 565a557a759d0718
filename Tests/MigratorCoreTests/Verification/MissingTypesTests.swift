import XCTest

@testable import MigratorCore

/// Empty types for what is declared nowhere.
final class MissingTypesTests: XCTestCase {
    /// Declarations for the names in `source` that are followed by `¿`, which the compiler would not find.
    private func declarations(_ source: String) -> [String] {
        var errors: [CompilerError] = []
        var lines: [String] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var text = ""
            for part in line.split(separator: "¿", omittingEmptySubsequences: false).enumerated() {
                text += part.element
                guard part.offset < line.count(where: { $0 == "¿" }) else { continue }
                let name = String(text.reversed().prefix { $0.isLetter }.reversed())
                errors.append(
                    CompilerError(
                        file: "a.swift", line: index + 1, column: text.utf8.count - name.utf8.count + 1,
                        message: "cannot find type '\(name)' in scope"))
            }
            lines.append(text)
        }
        var types = MissingTypes()
        types.add(errors, in: Array(lines.joined(separator: "\n").utf8))
        return types.declarations.split(separator: "\n").dropFirst().map(String.init)
    }

    func testDeclarations() {
        let table: [(source: String, expected: [String])] = [
            ("", []),
            ("let a: A¿? = nil", ["open class `A`: NSObject {}"]),
            (
                "let b: Int\nlet a: [A¿<Int, B¿>]",
                ["open class `A`<T0, T1>: NSObject {}", "open class `B`: NSObject {}"]
            ),
            ("class C: A¿, B¿ {}", ["open class `A`: NSObject {}", "public protocol `B`: AnyObject {}"]),
            ("struct S: A¿ {}", ["public protocol `A` {}"]),
            ("extension C: A¿ {}", ["public protocol `A`: AnyObject {}"]),
            ("protocol P: A¿ {}", ["public protocol `A`: AnyObject {}"]),
            (
                "func f(_ a: some A¿, _ b: any B¿) {}",
                ["public protocol `A`: AnyObject {}", "public protocol `B`: AnyObject {}"]
            ),
            ("func f<T: A¿>(_ t: T) {}", ["public protocol `A`: AnyObject {}"]),
            ("let a: A¿\nstruct S: A¿ {}", ["public protocol `A` {}"]),
        ]
        for (source, expected) in table { XCTAssertEqual(declarations(source), expected, source) }
    }

    func testOnlyTypes() {
        var types = MissingTypes()
        let error = CompilerError(file: "a.swift", line: 1, column: 9, message: "cannot find 'A' in scope")
        types.add([error], in: Array("let a = A()".utf8))
        XCTAssertEqual(types, MissingTypes())
        types.merge(["A": .init(), "B": .init()])
        types.remove(["A"])
        XCTAssertEqual(types.uses, ["B": .init()])
    }

    func testDeclared() {
        let source = """
            struct A { struct B {} }
            extension C { enum D {} }
            #if DEBUG
            typealias E = Int
            #endif
            func f() { class G {} }
            protocol H {}
            """
        let names: Set = ["A", "B", "C", "D", "E", "G", "H", "I"]
        XCTAssertEqual(MissingTypes.declared(names, in: Array(source.utf8)), ["A", "E", "H"])
    }
}
