import XCTest

@testable import MigratorCore

/// A step on a small tree: files before it, files after it, what is left for a person.
///
/// `/*1*/` in front of a place marks it, as in `Fixture`; remaining work is compared by its markers. Every step is taken a
/// second time on what it made, which must change nothing.
class RewriteTestCase: XCTestCase {
    /// The steps that the tests take, by name.
    enum Step: String, CaseIterable {
        case runtime, middlewares, reducers
    }

    /// A file before and after a step; without `after` it stays as it is.
    struct File {
        let path: String
        let before: String
        let after: String?

        init(_ path: String, _ before: String, _ after: String? = nil) {
            self.path = path
            self.before = before
            self.after = after
        }
    }

    /// The runtime behind the step `runtime`, with an action that the sources may know.
    static let prelude = """
        protocol StateType {}
        protocol ActionType {}
        protocol ModernAction {}
        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        typealias Reducer<State> = (State, Action) -> State
        typealias LegacyReducerMethod<State> = (State, Action) -> State
        typealias ReducerMethod<State> = (State, ModernAction, WindowUUID) -> State
        typealias Middleware<State> = (State, Action) -> Void
        typealias LegacyMiddlewareMethod<State> = (State, Action) -> Void
        typealias MiddlewareMethod<State> = (State, ModernAction, WindowUUID) -> Void
        struct WindowUUID: Equatable { static let unavailable = WindowUUID() }
        struct AppState: StateType { var books = 0 }
        enum BookActionType: ActionType { case opened, closed }
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var title: String? = nil
            var page: Int? = nil
        }

        """

    /// Takes a step on sources that are given with their runtime.
    ///
    /// - Parameters:
    ///   - prelude: the runtime, in a file of its own that is not compared; nil when `files` bring it.
    ///   - remaining: `code @marker`, or `code file:line:column`.
    func check(
        _ what: String, _ name: Step, _ files: [File], remaining: [String] = [],
        isRefused: Bool = false, prelude: String? = prelude, configuration: Configuration = Configuration(),
        line: UInt = #line
    ) throws {
        let folder = try TemporaryFolder(for: self)
        var markers: [SourcePlace: Int] = [:]
        var before: [String: String] = [:]
        for file in files {
            let marked = MarkedSource(file.before)
            before[file.path] = marked.text
            for (marker, place) in marked.places {
                markers[SourcePlace(file: file.path, line: place.line, column: place.column)] = marker
            }
            try folder.write(marked.text, to: file.path)
        }
        if let prelude { try folder.write(prelude, to: "Redux.swift") }
        let migration = try Migration(root: folder.path, configuration: configuration, jobs: 1)
        XCTAssertEqual(migration.problems.map(\.message), [], what, line: line)

        let step = try XCTUnwrap(Recipe.modernActions.step(named: name.rawValue))
        let outcome = migration.work(out: step)
        migration.accept(outcome)
        let found = outcome.remaining.map { work in
            let place = SourcePlace(file: work.file, line: work.line, column: work.column)
            return "\(work.code) \(markers[place].map { "@\($0)" } ?? "\(work.file):\(work.line):\(work.column)")"
        }
        XCTAssertEqual(found, remaining, "\(what): \(outcome.remaining.map(\.message))", line: line)
        XCTAssertEqual(outcome.isRefused, isRefused, what, line: line)
        let after = Dictionary(uniqueKeysWithValues: outcome.changes.map { ($0.path, $0.new) })
        for file in files {
            let old = before[file.path] ?? ""
            let new = after[file.path].map { String(decoding: $0, as: UTF8.self) } ?? old
            assertSame(new, isRefused ? old : file.after ?? old, "\(what): \(file.path)", line: line)
        }
        if isRefused { XCTAssertEqual(outcome.changes.map(\.path), [], what, line: line) }

        let again = migration.work(out: step)
        for change in again.changes {
            XCTFail(
                "\(what): the second run changes \(change.path):\n\(difference(change.old, change.new))", line: line)
        }
    }

    /// Takes a step on one file, `App.swift`.
    func check(
        _ what: String, _ name: Step, _ before: String, _ after: String, remaining: [String] = [],
        line: UInt = #line
    ) throws {
        try check(what, name, [File("App.swift", before, after)], remaining: remaining, line: line)
    }

    /// Says what differs as a reviewer would see it.
    func assertSame(_ found: String, _ expected: String, _ what: String, line: UInt) {
        guard Array(found.utf8) != Array(expected.utf8) else { return }
        let difference = difference(Array(expected.utf8), Array(found.utf8))
        XCTFail("\(what) (- expected, + found):\n\(difference)", line: line)
    }

    private func difference(_ old: [UInt8], _ new: [UInt8]) -> String {
        let text = String(decoding: UnifiedDiff.text(path: "x", old: old, new: new), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
            .replacing("\r", with: "<CR>").replacing("\t", with: "<TAB>")
    }
}

extension String {
    /// The same text with every line break as Windows writes it.
    var withCarriageReturns: String { replacing("\n", with: "\r\n") }

    /// The same text with a tab for every four blanks at the beginning of a line.
    var withTabs: String {
        components(separatedBy: "\n").map { line in
            let levels = line.prefix { $0 == " " }.count / 4
            return String(repeating: "\t", count: levels) + line.dropFirst(levels * 4)
        }.joined(separator: "\n")
    }
}
