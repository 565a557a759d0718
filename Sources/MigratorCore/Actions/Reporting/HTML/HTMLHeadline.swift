/// What the page is about, and the figures that sum it up.
struct HTMLHeadline {
    let report: ProgressReport

    private var totals: ProgressTotals { report.totals }

    /// The last component of the root: where the tree lies on somebody's disk is nobody else's business.
    static func project(_ report: ProgressReport) -> String {
        report.root.split(separator: "/").last.map(String.init) ?? "/"
    }

    var header: Markup {
        var facts: [Markup] = []
        if let commit = report.shortCommit { facts.append(fact("Commit", "<code>\(commit)</code>")) }
        if let run = report.history.last { facts.append(fact("Date", "\(String(run.time.prefix(10)))")) }
        if let since = report.since { facts.append(fact("Changes since", "<code>\(since)</code>")) }
        facts.append(fact("Written by", "\(report.tool.name) \(report.tool.version)"))
        return """
            <header class="page">
            <h1><span>Migration report</span> \(Self.project(report))</h1>
            <dl class="facts">\(facts)</dl>
            </header>
            """
    }

    private func fact(_ name: String, _ value: Markup) -> Markup {
        "<div><dt>\(name)</dt> <dd>\(value)</dd></div>"
    }

    var section: HTMLSection {
        HTMLSection(id: "summary", title: "Summary", body: "\(restriction)\(progress)\(figures)")
    }

    private var restriction: Markup {
        guard let since = report.since else { return .empty }
        return """
            <p class="notice">The tables below show only what touches a file that changed since \
            <code>\(since)</code>. The figures here and the burn-down are of the whole tree.</p>

            """
    }

    // MARK: Progress

    /// The parts of the bar are as wide as their numbers say; inline styles would need a weaker content policy.
    var style: String {
        report.figures.states.map { "#bar .\($0.status.rawValue){flex-grow:\($0.count)}\n" }.joined()
    }

    private var progress: Markup {
        if report.isOfAnotherForm { return "<p class=\"notice\">\(HTMLParts.message(report.headline))</p>\n" }
        let needed = totals.cases - totals.casesDead
        let bars = report.figures.states.filter { $0.count > 0 }.map { status, _ -> Markup in
            "<span class=\"\(status.rawValue)\"></span>"
        }
        let legend = report.figures.states.map { status, count -> Markup in
            "<li><b>\(count)</b> \(HTMLParts.chip(status)) <span>\(Self.meaning(status))</span></li>"
        }
        return """
            <div class="progress">
            <p class="percent"><b>\(String(report.figures.percent.dropLast()))<small>%</small></b> \
            <span>\(totals.casesMigrated) of \(Quantity.count(needed, "case")) migrated</span></p>
            <div class="meter">
            <div id="bar" role="img" aria-label="\(report.figures.sentence)">\(bars)</div>
            <ul class="legend">\(legend)</ul>
            </div>
            </div>

            """
    }

    static func meaning(_ status: CaseStatus) -> String {
        switch status {
        case .migrated: "in the modern form"
        case .ready: "everything is understood"
        case .blocked: "remaining work is in the way"
        case .dead: "neither dispatched nor handled; needs no migration"
        }
    }

    // MARK: Figures

    private var figures: Markup {
        let findings = totals.findings.values.reduce(0, +)
        let work = report.figures.work.map { ($0.title, "<b>\($0.done)</b> of \($0.total) migrated" as Markup) }
        let counts: [(String, Markup)] = [
            ("Action types", "<b>\(totals.actionTypes)</b>"),
            ("Action structs", "<b>\(totals.actionStructs)</b>"),
            ("Remaining work", "<b>\(totals.remaining)</b>"),
            ("Findings", "<b>\(findings)</b>"),
        ]
        let items = (work + counts).map { name, value -> Markup in "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n" }
        return "<dl class=\"figures\">\n\(items)</dl>\n"
    }
}
