import XCTest

@testable import MigratorCore

/// How declarations are reduced.
final class DeclarationFactsTests: XCTestCase {
    private func facts(_ source: String, keepsBodies: Bool = true) -> FileFacts {
        FactsExtractor.extract(path: "a.swift", bytes: Array(source.utf8), keepsBodies: keepsBodies)
    }

    private func type(_ source: String) throws -> TypeFacts { try XCTUnwrap(facts(source).types.first) }

    func testKindsOfTypes() throws {
        let table: [(source: String, kind: TypeFacts.Kind, path: [String], inherited: [String])] = [
            ("struct A: B, C {}", .struct, ["A"], ["B", "C"]),
            ("public final class A: B<C> {}", .class, ["A"], ["B<C>"]),
            ("enum A: String, B {}", .enum, ["A"], ["String", "B"]),
            ("actor A {}", .actor, ["A"], []),
            ("protocol A: B & C {}", .protocol, ["A"], ["B & C"]),
            ("extension A: @unchecked Sendable {}", .extension, ["A"], ["Sendable"]),
            ("extension A.B: C {}", .extension, ["A", "B"], ["C"]),
            ("extension [A] {}", .extension, ["Array"], []),
            ("extension A? {}", .extension, ["Optional"], []),
            ("struct `default` {}", .struct, ["default"], []),
        ]
        for (source, kind, path, inherited) in table {
            let found = try type(source)
            XCTAssertEqual(found.kind, kind, source)
            XCTAssertEqual(found.path, path, source)
            XCTAssertEqual(found.inherited.map(FactsText.text), inherited, source)
        }
        XCTAssertEqual(try type("public struct A {}").access, "public")
        XCTAssertEqual(try type("final class A {}").access, nil)
        XCTAssertEqual(try type("/// One.\n/// Two.\nstruct A {}").documentation, "One.\nTwo.")
        XCTAssertEqual(try type("enum A { enum B { struct C {} } }").types[0].types[0].path, ["C"])
    }

    func testEnumCases() throws {
        let found = try type(
            """
            enum A: String {
                case a, b = "x"
                indirect case c(Int, label: String?, _ inner: A = .a)
                case `default`
                #if DEBUG
                    case d
                #else
                    case e
                #endif
            }
            """)
        XCTAssertEqual(found.cases.map(\.name), ["a", "b", "c", "default", "d", "e"])
        XCTAssertEqual(found.cases.map(\.hasRawValue), [false, true, false, false, false, false])
        let values = found.cases[2].values
        XCTAssertEqual(values.map(\.label), [nil, "label", nil])
        XCTAssertEqual(values.map(\.typeText), ["Int", "String?", "A"])
        XCTAssertEqual(values.map(\.defaultText), [nil, nil, ".a"])
    }

    func testStoredAndComputed() throws {
        let found = try type(
            """
            struct A {
                let a: Int?
                var b = 1
                var c: Int { 1 }
                var d: Int { get { 1 } set { b = newValue } }
                var e = 1 { didSet { b = 2 } willSet { b = 3 } }
                static let f = A()
                lazy var g: Int = { 1 }()
                let h, i: String
                private(set) var j: [String: Int?] = [:]
            }
            """)
        XCTAssertEqual(found.variables.map(\.name), ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
        XCTAssertEqual(
            found.variables.map(\.isStored), [true, true, false, false, true, true, true, true, true, true])
        XCTAssertEqual(found.variables.filter(\.isStatic).map(\.name), ["f"])
        XCTAssertEqual(found.variables.filter(\.isLazy).map(\.name), ["g"])
        XCTAssertEqual(found.variables.filter(\.isLet).map(\.name), ["a", "f", "h", "i"])
        XCTAssertEqual(
            found.variables.map(\.typeText),
            ["Int?", nil, "Int", "Int", nil, nil, "Int", "String", "String", "[String: Int?]"])
        XCTAssertEqual(found.variables[1].initializerText, "1")
        XCTAssertEqual(found.variables[9].initializerText, "[:]")
        XCTAssertEqual(found.variables[2].accessors.map { FactsText.text($0.body ?? []) }, ["integer"])
        XCTAssertEqual(found.variables[3].accessors.map(\.kind), [.get, .set])
        XCTAssertEqual(found.variables[4].accessors.map(\.kind), [.didSet, .willSet])
    }

    func testFunctions() throws {
        let found = try type(
            """
            class A {
                init?(a: Int = 1) {}
                init!(b: Int) {}
                convenience init(_ c: Int) { self.init(a: c)! }
                func d<T: P>(_ e: T.Type, for f: inout [T], g: Int...) async throws -> T? { h(); return nil }
                static func i(j: @escaping (Int) -> Void = { _ in }) {}
                class func k() {}
                subscript(l m: Int) -> String { "" }
                deinit { n() }
            }
            """)
        XCTAssertEqual(
            found.functions.map(\.name), ["init", "init", "init", "d", "i", "k", "subscript", "deinit"])
        XCTAssertEqual(found.functions.map(\.isFailable).prefix(3), [true, true, false])
        XCTAssertEqual(
            found.functions.map(\.isStatic), [true, true, true, false, true, true, false, false])
        let d = found.functions[3]
        XCTAssertEqual(d.parameters.map(\.label), [nil, "for", "g"])
        XCTAssertEqual(d.parameters.map(\.name), ["e", "f", "g"])
        XCTAssertEqual(d.parameters.map(\.typeText), ["T.Type", "inout [T]", "Int"])
        XCTAssertEqual(d.parameters.map(\.isVariadic), [false, false, true])
        XCTAssertEqual(d.result.map(FactsText.text), "T?")
        XCTAssertEqual(d.genericParameters.map(\.name), ["T"])
        XCTAssertEqual(d.genericParameters.first?.bound.map(FactsText.text), "P")
        XCTAssertEqual(d.calledNames, ["h"])
        XCTAssertEqual(found.functions[0].parameters[0].defaultText, "1")
        XCTAssertEqual(found.functions[4].parameters.map { FactsText.text($0.type) }, ["(Int) -> Void"])
        XCTAssertEqual(found.functions[6].parameters.map(\.label), ["l"])
        XCTAssertEqual(found.functions[7].calledNames, ["n"])
    }

    func testTypes() throws {
        let table = [
            ("Int?", "Int?"), ("Int!", "Int!"), ("Optional<Int>", "Int?"), ("[A.B]", "[A.B]"), ("Array<A>", "[A]"),
            ("[A: B?]", "[A: B?]"), ("Dictionary<A, B>", "[A: B]"), ("(A)", "A"), ("(a: A, B)", "(a: A, B)"),
            ("(A, B) -> C?", "(A, B) -> C?"), ("((A) -> B)?", "(A) -> B?"), ("any A", "A"), ("(any A)?", "A?"),
            ("some A", "A"), ("A & B", "A & B"), ("@MainActor (A) -> B", "(A) -> B"), ("A.Type", "A.Type"),
            ("A??", "A??"), ("Set<A>", "Set<A>"), ("A<B>.C", "A.C"),
        ]
        for (source, expected) in table {
            let variable = try XCTUnwrap(facts("let a: \(source)").variables.first)
            XCTAssertEqual(variable.type.map(FactsText.text), expected, source)
            XCTAssertEqual(variable.typeText, source)
        }
    }

    func testAliasesAndImports() throws {
        let found = facts(
            """
            import Redux
            @testable import Kit.Models
            import struct Foundation.URL
            #if canImport(UIKit)
                import UIKit
            #endif
            typealias R<S> = (S, Action) -> S
            protocol P { associatedtype Q: S }
            """)
        XCTAssertEqual(found.imports, ["Redux", "Kit", "Foundation", "UIKit"])
        XCTAssertEqual(found.aliases.map(\.name), ["R"])
        XCTAssertEqual(found.aliases[0].genericParameters, ["S"])
        XCTAssertEqual(FactsText.text(found.aliases[0].target), "(S, Action) -> S")
        XCTAssertEqual(found.types[0].aliases.map { "\($0.name) = \(FactsText.text($0.target))" }, ["Q = S"])
    }

    func testConditionalCompilationCountsOnBothSides() throws {
        let found = facts(
            """
            #if DEBUG
                struct A {}
                let a = 1
            #elseif os(iOS)
                func b() {}
            #else
                extension C {}
            #endif
            struct D {
                #if DEBUG
                    let e = 1
                #else
                    let e: Int
                    func f() {}
                #endif
            }
            """)
        XCTAssertEqual(found.types.map(\.name), ["A", "C", "D"])
        XCTAssertEqual(found.variables.map(\.name), ["a"])
        XCTAssertEqual(found.functions.map(\.name), ["b"])
        XCTAssertEqual(found.types[2].variables.map(\.name), ["e", "e"])
        XCTAssertEqual(found.types[2].functions.map(\.name), ["f"])
    }

    func testTopLevelStatements() {
        let source = "let a = 1\na.b()\nif a { c() }\nfunc d() {}\n"
        XCTAssertEqual(FactsText.text(facts(source).statements), "a.b(); if a {c()}")
        XCTAssertEqual(FactsText.text(facts(source, keepsBodies: false).statements), "")
    }

    func testDeclarationsAlone() throws {
        let found = facts("struct A { let a = B(); func b() -> C { d() }; var e: E { f() } }", keepsBodies: false)
        let type = try XCTUnwrap(found.types.first)
        XCTAssertFalse(found.hasBodies)
        XCTAssertNil(type.functions[0].body)
        XCTAssertEqual(type.functions[0].result.map(FactsText.text), "C")
        XCTAssertEqual(type.variables.map(\.isStored), [true, false])
        // The type of a property without annotation is that of its initialiser.
        XCTAssertEqual(type.variables[0].initializer.map(FactsText.text), "B()")
    }
}
