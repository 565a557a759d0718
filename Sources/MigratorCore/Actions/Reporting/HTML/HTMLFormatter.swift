/// A progress report as one page that needs nothing else: no network, no other file. Without scripting everything is
/// there; the script only sorts, filters and opens.
public struct HTMLFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// The page.
    public func format(_ report: ProgressReport) throws -> String {
        let anchors = HTMLAnchors(report)
        let map = FeatureMap(report: report, anchors: anchors)
        let sections = [
            HTMLHeadline(report: report).section,
            HTMLBurnDownChart(report: report).section,
            map.section,
            HTMLTypeTable(report: report, anchors: anchors).section,
            HTMLCaseTable(report: report, anchors: anchors).section,
            HTMLIssueSections(report: report, anchors: anchors).blockers,
            HTMLIssueSections(report: report, anchors: anchors).work,
            HTMLIssueSections(report: report, anchors: anchors).findings,
            HTMLConsumerTable(report: report).section,
            HTMLIssueSections(report: report, anchors: anchors).problems,
            HTMLCaseSections(report: report, anchors: anchors).section,
        ].filter { !$0.body.isEmpty }
        let style = "/*<![CDATA[*/\n" + HTMLStyle.text + HTMLHeadline(report: report).style + map.style + "/*]]>*/"
        let page: Markup = """
            <!DOCTYPE html>
            <html lang="en" class="no-js" xmlns="http://www.w3.org/1999/xhtml">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(policy(style: style))"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta name="generator" content="\(report.tool.name) \(report.tool.version)"/>
            <title>Migration report: \(HTMLHeadline.project(report))</title>
            <link rel="icon" href="data:,"/>
            <style>\(Markup(trusted: style))</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the report</a>
            \(HTMLHeadline(report: report).header)
            <nav aria-label="Sections"><ul>
            \(sections.map(\.navigation))</ul></nav>
            <main id="main" tabindex="-1">
            \(sections.map(\.markup))</main>
            <script>\(Markup(trusted: Self.script))</script>
            </body>
            </html>

            """
        return page.text
    }

    private static let script = "/*<![CDATA[*/\n" + HTMLScript.text + "/*]]>*/"

    /// Nothing is loaded and nothing runs but what is on the page, even if a name in the code got past the escaping.
    private func policy(style: String) -> String {
        let rules = [
            "default-src 'none'", "style-src 'sha256-\(SHA256.base64(of: style))'",
            "script-src 'sha256-\(SHA256.base64(of: Self.script))'", "img-src data:", "base-uri 'none'",
            "form-action 'none'",
        ]
        return rules.joined(separator: "; ")
    }
}
