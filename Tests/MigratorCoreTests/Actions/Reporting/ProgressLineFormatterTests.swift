import XCTest

@testable import MigratorCore

/// The formats of one line for each thing: CSV, Xcode, GitHub.
final class ProgressLineFormatterTests: XCTestCase {
    func testCSV() {
        let expected = #"""
            symbol,type,case,status,confidence,file,line,owners,productionSites,testSites,consumers,payload,blockedBy,findings,modernEnum,declaration
            HomeActionType.load,HomeActionType,load,ready,high,Größe & Co/Home Action.swift,21,'@team/home ops@example.org,2,1,2,"url: URL, title: String?",,required-but-omitted(url); unused(count),HomeModernAction,"case load(url: URL, title: String?)"
            HomeActionType.tap,HomeActionType,tap,ready,high,Größe & Co/Home Action.swift,22,'@team/home ops@example.org,1,0,1,,,,HomeModernAction,case tap
            HomeActionType.open,HomeActionType,open,blocked,low,Größe & Co/Home Action.swift,23,'@team/home ops@example.org,1,0,1,,untraced-action-type,,HomeModernAction,case open
            HomeActionType.forgotten,HomeActionType,forgotten,dead,high,Größe & Co/Home Action.swift,24,'@team/home ops@example.org,0,0,0,,,dead,HomeModernAction,case forgotten
            LampAction.on,LampAction,on,migrated,high,Lamp.swift,4,,0,0,0,,,,,
            LampAction.off,LampAction,off,migrated,high,Lamp.swift,5,,0,0,0,,,,,
            LampAction.dim,LampAction,dim,migrated,high,Lamp.swift,6,,0,0,0,,,,,
            "Odd|""Type"", x.show","Odd|""Type"", x",show,ready,low,Odd.swift,2,'@team/home,3,1,1,"a: Int, b: Int, c: Int, d: Int?",,,HomeModernAction,case show(ShowPayload); struct ShowPayload: Sendable { let a: Int; let b: Int; let c: Int; let d: Int? }
            "Odd|""Type"", x.=SUM(1)","Odd|""Type"", x",'=SUM(1),blocked,low,Odd.swift,3,'@team/home,1,0,0,,uncalled-wrapper; untraced-action-type,,,

            """#
        XCTAssertEqual(ProgressCSVFormatter().format(SampleProgress.report), expected.replacing("\n", with: "\r\n"))
    }

    func testCSVCells() {
        let table: [(String, String)] = [
            ("", ""), ("plain", "plain"), ("with blank", "with blank"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
            ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"),
            ("@a", "'@a"), ("\tx", "'\tx"), ("=a,b", "\"'=a,b\""), ("a=b", "a=b"), ("ü", "ü"),
        ]
        for (text, expected) in table {
            XCTAssertEqual(ProgressCSVFormatter.cell(text), expected)
        }
    }

    func testDeclarationInOneLine() {
        let table: [(String, String)] = [
            ("case a", "case a"),
            ("case a(P)\n\nstruct P {\n    let x: Int\n}", "case a(P); struct P { let x: Int }"),
            ("case a(P)\nstruct P {\n}", "case a(P); struct P { }"),
        ]
        for (declaration, expected) in table {
            XCTAssertEqual(ProgressCSVFormatter.line(declaration), expected)
        }
    }

    func testXcode() {
        let expected = #"""
            note: 37.5% migrated; 9 cases: 3 migrated, 3 ready, 2 blocked, 1 dead
            /tree of mine/Größe & Co/Home Action.swift:24:10: note: HomeActionType.forgotten: the case is neither dispatched nor handled [dead]
            /tree of mine/Größe & Co/Home View.swift:31:9: note: HomeActionType.load: `count` is read by nobody [unused]
            /tree of mine/Odd.swift:90:2: warning: expected '}' to end the struct [syntaxError]
            /tree of mine/Größe & Co/Secret.swift:1:1: warning: it could not be read: Permission denied [unreadable]
            /tree of mine/Größe & Co/Home View.swift:32:9: warning: HomeActionType.load: a consumer requires `url` [required-but-omitted]
            /tree of mine/Home/HomeState.swift:12:17: note: see also [required-but-omitted]
            /tree of mine/Home/HomeState.swift:13:17: note: see also [required-but-omitted]
            /tree of mine/Home/HomeState.swift:14:17: note: see also [required-but-omitted]
            /tree of mine/Home/HomeState.swift:15:17: note: see also [required-but-omitted]
            /tree of mine/Odd.swift:80:5: warning: `a|b` is by @octocat <b>, see #12 and *this* [uncalled-wrapper]
            /tree of mine/Größe & Co/Home View.swift:40:9: error: the action type comes from `make()`, which is not declared; it blocks HomeActionType.open [untraced-action-type]
            /tree of mine/Größe & Co/Home View.swift:60:9: error: the action type comes from `make()`, which is not declared; it blocks HomeActionType.open [untraced-action-type]
            /tree of mine/Odd.swift:70:5: error: nothing calls `wrap`, 100%: really; it blocks Odd|"Type", x.=SUM(1) [uncalled-wrapper]

            """#
        XCTAssertEqual(ProgressXcodeFormatter().format(SampleProgress.report), expected)
    }

    func testXcodeWithTheRootOfTheFileSystem() {
        var report = SampleProgress.report
        report.root = "/"
        XCTAssertTrue(ProgressXcodeFormatter().format(report).contains("\n/Odd.swift:70:5: error: "))
    }

    func testGitHub() {
        let expected = #"""
            ::notice title=Migration%3A 37.5%25::9 cases: 3 migrated, 3 ready, 2 blocked, 1 dead
            ::error file=Größe & Co/Home View.swift,line=40,col=9,title=untraced-action-type::the action type comes from `make()`,%0Awhich is not declared; it blocks HomeActionType.open
            ::error file=Größe & Co/Home View.swift,line=60,col=9,title=untraced-action-type::the action type comes from `make()`,%0Awhich is not declared; it blocks HomeActionType.open
            ::error file=Odd.swift,line=70,col=5,title=uncalled-wrapper::nothing calls `wrap`, 100%25: really; it blocks Odd|"Type", x.=SUM(1)
            ::warning file=Odd.swift,line=80,col=5,title=uncalled-wrapper::`a|b` is by @octocat <b>, see #12 and *this*
            ::warning file=Größe & Co/Home View.swift,line=32,col=9,title=required-but-omitted::HomeActionType.load: a consumer requires `url`
            ::notice file=Größe & Co/Home Action.swift,line=24,col=10,title=dead::HomeActionType.forgotten: the case is neither dispatched nor handled
            ::notice file=Größe & Co/Home View.swift,line=31,col=9,title=unused::HomeActionType.load: `count` is read by nobody

            """#
        XCTAssertEqual(ProgressGitHubFormatter().format(SampleProgress.report), expected)
    }

    func testGitHubEscapes() {
        XCTAssertEqual(
            GitHubCommand.text("error", ["file": "a,b:c%\r\n.swift", "line": "1"], "50%: a,b\r\n::x"),
            "::error file=a%2Cb%3Ac%25%0D%0A.swift,line=1::50%25: a,b%0D%0A::x")
    }

    func testGitHubPrefix() {
        for prefix in ["ios", "ios/"] {
            let lines = GitHubAnnotations(SampleProgress.report, prefix: prefix).commands(saysRest: true)
            XCTAssertTrue(lines.contains("::error file=ios/Odd.swift,line=70,"), lines)
        }
    }

    func testGitHubLimits() {
        var report = SampleProgress.report
        let templates = report.issues
        report.issues = (1...30).flatMap { index in
            templates.map { template in
                var issue = template
                issue.place.line = index
                return issue
            }
        }
        let annotations = GitHubAnnotations(report)
        XCTAssertEqual(annotations.shown.count + annotations.rest.count, 210)
        let lines = annotations.commands(saysRest: true).split(separator: "\n")
        for kind in ["error", "warning", "notice"] {
            XCTAssertEqual(lines.count { $0.hasPrefix("::\(kind) ") }, 10, kind)
        }
        // The dead cases are of more interest than the fields.
        XCTAssertEqual(lines.count { $0.contains("title=dead::") }, 8)
        XCTAssertEqual(lines.last, "::notice title=Not everything is shown::182 more issues without an annotation.")
        XCTAssertEqual(
            annotations.commands(saysRest: false).split(separator: "\n"), Array(lines.dropLast()),
            "a summary takes the place of the last line")
        let summary = annotations.summary
        XCTAssertTrue(summary.hasPrefix("## Action migration: 37.5%\n\n9 cases: 3 migrated, "), summary)
        XCTAssertTrue(summary.contains("\n### 182 issues without an annotation\n"), summary)
        XCTAssertEqual(summary.split(separator: "\n").count { $0.hasPrefix("| `") }, 182)
        XCTAssertTrue(
            summary.contains("\n| `unused` | `Größe & Co/Home View.swift:30` | HomeActionType.load: "), summary)
    }
}
