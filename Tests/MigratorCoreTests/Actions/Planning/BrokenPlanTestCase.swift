import XCTest

@testable import MigratorCore

/// Tests of faults in an edited plan: each is reported with its place and JSON path.
class BrokenPlanTestCase: XCTestCase {
    /// What is replaced in the sample plan, where it stands first; by what, with `§` in front of the place of the first
    /// message; the messages.
    typealias Fault = (old: String, new: String, messages: [String])

    func issues(_ text: String) -> [DocumentError.Issue] {
        do {
            _ = try PlanReader.parse(Array(text.utf8), file: "plan.json", recipe: .modernActions)
            return []
        } catch {
            guard case .invalid("plan.json", let issues) = error else {
                XCTFail("\(error)")
                return []
            }
            return issues
        }
    }

    func messages(_ text: String) -> [String] {
        Self.messages(issues(text))
    }

    private static func messages(_ issues: [DocumentError.Issue]) -> [String] {
        issues.map { "\($0.path ?? ""): \($0.message)" }
    }

    func check(_ faults: [Fault], file: StaticString = #filePath, line: UInt = #line) throws {
        for fault in faults {
            let range = try XCTUnwrap(SamplePlan.text.range(of: fault.old), fault.old, file: file, line: line)
            let marked = SamplePlan.text.replacingCharacters(in: range, with: fault.new)
            let found = issues(marked.replacing("§", with: ""))
            XCTAssertEqual(Self.messages(found), fault.messages, fault.new, file: file, line: line)
            guard let mark = marked.firstIndex(of: "§") else { continue }
            let before = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
            let place = TextPosition(line: before.count, column: (before.last?.utf8.count ?? 0) + 1)
            XCTAssertEqual(found.first?.position, place, fault.new, file: file, line: line)
        }
    }
}
