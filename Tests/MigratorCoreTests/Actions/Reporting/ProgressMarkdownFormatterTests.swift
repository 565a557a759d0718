import XCTest

@testable import MigratorCore

final class ProgressMarkdownFormatterTests: XCTestCase {
    func testReport() {
        let expected = #"""
            <!-- migrator-report -->
            ## Action migration: 37.5%

            `███████████░░░░░░░░░░░░░░░░░░░` 9 cases: 3 migrated, 3 ready, 2 blocked, 1 dead

            |  | Done | Total |
            | --- | --: | --: |
            | Cases, without dead ones | 3 | 8 |
            | Dispatch sites | 5 | 15 |
            | Reducers | 2 | 4 |
            | Middleware providers | 0 | 2 |
            | Test sites | 2 | 8 |

            Since 2026-01-05: migrated +3, left -4, cases in all -1. At 1 case a week nothing is left on 2026-03-09.

            <details><summary>Burn-down, last 3 runs</summary>

            | Run | Commit | Cases | Migrated | Ready | Blocked | Dead | Left |
            | --- | --- | --: | --: | --: | --: | --: | --: |
            | 2026-01-05 | `-` | 10 | 0 | 5 | 4 | 1 | 9 |
            | 2026-01-19 | `89abcde` | 10 | 1 | 4 | 4 | 1 | 8 |
            | 2026-02-02 | `0123456` | 9 | 3 | 3 | 2 | 1 | 5 |

            </details>

            ### Blocked cases (2)

            | Case | Blocked by | Owners |
            | --- | --- | --- |
            | `HomeActionType.open` | `untraced-action-type` | `@team/home` `ops@example.org` |
            | `Odd\|"Type", x.=SUM(1)` | `uncalled-wrapper`, `untraced-action-type` | `@team/home` |

            <details><summary>What blocks them (3)</summary>

            | Place | Message | Owners |
            | --- | --- | --- |
            | `Größe & Co/Home View.swift:40` | the action type comes from `make()`, which is not declared; it blocks HomeActionType.open | `@team/home` `ops@example.org` |
            | `Größe & Co/Home View.swift:60` | the action type comes from `make()`, which is not declared; it blocks HomeActionType.open | `@team/home` `ops@example.org` |
            | `Odd.swift:70` | nothing calls `wrap`, 100%: really; it blocks Odd\|"Type", x.=SUM(1) | `@team/home` |

            </details>

            <details open><summary>Action types (3)</summary>

            | Action type | Done | Cases | Ready | Blocked | Dead | Sites | Tests | Owners |
            | --- | --: | --: | --: | --: | --: | --: | --: | --- |
            | `HomeActionType` | 0 | 4 | 2 | 1 | 1 | 4 | 5 | `@team/home` `ops@example.org` |
            | `LampAction` | 3 | 3 | 0 | 0 | 0 | 5 | 2 |  |
            | `Odd\|"Type", x` | 0 | 2 | 1 | 1 | 0 | 6 | 1 | `@team/home` |

            </details>

            <details><summary>Ready to migrate (3), the simplest first</summary>

            | Case | Sites | Tests | Consumers | Payload | Look at |
            | --- | --: | --: | --: | --- | --- |
            | `HomeActionType.tap` | 1 | 0 | 1 |  |  |
            | `HomeActionType.load` | 2 | 1 | 2 | `url: URL, title: String?` | `required-but-omitted` |
            | `Odd\|"Type", x.show` | 3 | 1 | 1 | `a: Int, b: Int, c: Int, d: Int?` |  |

            </details>

            ### Findings

            <details><summary>Could not be followed, but blocks no case (1)</summary>

            | Place | Message |
            | --- | --- |
            | `Odd.swift:80` | `a\|b` is by @&#8203;octocat &lt;b&gt;, see #&#8203;12 and \*this\* |

            </details>

            <details><summary>Required by a consumer, but omitted at a site (1)</summary>

            | Place | Message | Owners |
            | --- | --- | --- |
            | `Größe & Co/Home View.swift:32` | HomeActionType.load: a consumer requires `url` | `@team/home` `ops@example.org` |

            </details>

            <details><summary>Neither dispatched nor handled (1)</summary>

            | Case | Place |
            | --- | --- |
            | `HomeActionType.forgotten` | `Größe & Co/Home Action.swift:24` |

            </details>

            <details><summary>Provided, but read by nobody (1)</summary>

            | Case | Fields |
            | --- | --: |
            | `HomeActionType.load` | 1 |

            </details>

            <details><summary>Files that could not be used (2)</summary>

            | File | Message |
            | --- | --- |
            | `Odd.swift:90` | expected '}' to end the struct |
            | `Größe & Co/Secret.swift` | it could not be read: Permission denied |

            </details>

            <sub>migrator 0.1.0 at `0123456789ab`. Dead cases do not count for the percentage.</sub>

            """#
        XCTAssertEqual(ProgressMarkdownFormatter().format(SampleProgress.report), expected)
    }

    func testProse() {
        let table: [(String, String)] = [
            ("plain, with: marks!", "plain, with: marks!"), ("a|b", "a\\|b"), ("`a|b` c|d", "`a\\|b` c\\|d"),
            ("odd ` one", "odd \\` one"), ("empty `` pair", "empty \\`\\` pair"), ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
            ("@octocat", "@&#8203;octocat"), ("`@octocat` `<b>`", "`@octocat` `<b>`"), ("a @ b", "a \\@ b"),
            ("#12", "#&#8203;12"), ("# a", "\\# a"), ("*a* _b_ ~c~ [d](e)", "\\*a\\* \\_b\\_ \\~c\\~ \\[d\\](e)"),
            ("a\\b", "a\\\\b"), ("a\nb\r\nc", "a b c"),
        ]
        for (text, expected) in table {
            XCTAssertEqual(MarkdownText.prose(text, inTable: true), expected)
        }
    }

    func testCode() {
        let table: [(String, String)] = [
            ("a", "`a`"), ("", ""), ("a|b", "`a\\|b`"), ("a`b", "``a`b``"), ("`a``", "``` `a`` ```"), ("a\nb", "`a b`"),
        ]
        for (text, expected) in table {
            XCTAssertEqual(MarkdownText.code(text, inTable: true), expected)
        }
        XCTAssertEqual(MarkdownText.code("a|b", inTable: false), "`a|b`")
    }

    /// A comment may have 65,536 characters; everything is there in excess here.
    func testSizeIsBounded() {
        var report = SampleProgress.report
        let name = String(repeating: "ÄVeryLongName|", count: 40)
        let (templates, cases, types) = (report.issues, report.cases, report.actionTypes)
        report.cases = (0..<3000).map { index in
            var record = cases[index % cases.count]
            record.symbol = "\(name)\(index)"
            record.owners = [name, name]
            return record
        }
        report.issues = (0..<5000).map { index in
            var issue = templates[index % templates.count]
            issue.message = name + name
            issue.symbol = "\(name)\(index)"
            issue.place.file = name
            return issue
        }
        report.actionTypes = (0..<500).map { index in
            var type = types[index % types.count]
            type.name = name
            return type
        }
        report.problems = (0..<500).map { _ in
            FileProblem(code: .notUTF8, file: name, line: 1, column: 1, message: name)
        }
        report.history = (0..<500).map { _ in HistoryEntry(time: name, commit: name, totals: report.totals) }
        report.since = name + name
        let text = ProgressMarkdownFormatter().format(report)
        XCTAssertLessThan(text.utf16.count, 60_000)
        XCTAssertTrue(text.contains("\n… and "))
        XCTAssertEqual(text.ranges(of: "<details").count, text.ranges(of: "</details>").count)
        XCTAssertTrue(text.hasPrefix(ProgressMarkdownFormatter.marker + "\n"))
    }
}
