/// A section per case with its proposed declaration and all evidence, below a heading per action type.
struct HTMLCaseSections {
    let report: ProgressReport
    let anchors: HTMLAnchors

    var section: HTMLSection {
        let cases = zip(report.cases, anchors.cases).map { (progress: $0, id: $1) }
        let groups = Dictionary(grouping: cases) { Self.key($0.progress.file, $0.progress.type) }
        let types = zip(report.actionTypes, anchors.types).map { type, id -> Markup in
            let members = groups[Self.key(type.file, type.name)] ?? []
            return """
                \(heading(type, id: id))\(members.map { section(of: $0.progress, id: $0.id) })</section>

                """
        }
        // A link to a case must lead somewhere even if the report has no entry for its type.
        let known = Set(report.actionTypes.map { Self.key($0.file, $0.name) })
        let others = cases.filter { !known.contains(Self.key($0.progress.file, $0.progress.type)) }
        let rest = others.map { section(of: $0.progress, id: $0.id) }
        let body: Markup = """
            <p class="quiet">A read is <em>required</em> when something does not happen without the field,
            <em>defaulted</em> when a fallback takes its place, <em>forwarded</em> when it is passed on as it is. Sites
            in tests decide nothing.</p>
            <p class="expand" hidden=""><button type="button" data-expand="1">Open all</button>
            <button type="button" data-expand="">Close all</button></p>
            \(types)\(rest)
            """
        return HTMLSection(id: "evidence", title: "Evidence", body: cases.isEmpty ? .empty : body)
    }

    private static func key(_ file: String, _ type: String) -> String { "\(file)|\(type)" }

    private func heading(_ type: ActionTypeProgress, id: String) -> Markup {
        let structs = type.actions.map { name -> Markup in "<code>\(name)</code>" }.joined(separator: ", ")
        let dispatched: Markup =
            type.actions.isEmpty ? "dispatched nowhere in production code" : "dispatched in \(structs)"
        let becomes: Markup =
            type.modernEnum == type.name ? .empty : "; becomes <code>\(type.modernEnum)</code>"
        let owners: Markup = type.owners.isEmpty ? .empty : "; owned by \(HTMLParts.owners(type.owners))"
        return """
            <section id="\(id)" class="type">
            <h3>\(type.name)</h3>
            <p class="quiet">\(Quantity.count(type.cases, "case")) (\(type.splitText)), \(dispatched)\(becomes)\(owners).
            \(HTMLParts.place(type.file, line: type.line))</p>

            """
    }

    private func section(of progress: CaseProgress, id: String) -> Markup {
        let parts = [
            head(progress), proposal(progress), sites(progress), consumers(progress), reads(progress),
            findings(progress), testSites(progress),
        ]
        let needsLook = progress.status == .blocked || progress.findings.contains { $0.code.severity != .note }
        let mark: Markup = needsLook ? " look" : .empty
        return """
            <details id="\(id)" class="case\(mark)">
            <summary><code>\(progress.case)</code> \(HTMLParts.chip(progress.status))\(doubt(progress)) \
            <span class="count">\(counts(progress))</span></summary>
            <div class="facts">
            \(parts)</div>
            </details>

            """
    }

    private func doubt(_ progress: CaseProgress) -> Markup {
        progress.confidence == .low ? " <span class=\"doubt\">low confidence</span>" : .empty
    }

    private func counts(_ progress: CaseProgress) -> String {
        var parts = [
            Quantity.count(progress.sites.count { !$0.test }, "site"),
            Quantity.count(progress.handledBy.count, "consumer"),
        ]
        if !progress.findings.isEmpty { parts.append(Quantity.count(progress.findings.count, "finding")) }
        return parts.joined(separator: ", ")
    }

    // MARK: Parts

    private func head(_ progress: CaseProgress) -> Markup {
        var rows: [Markup] = ["<dt>Declared</dt><dd>\(HTMLParts.place(progress.file, line: progress.line))</dd>"]
        let codes = progress.blockedBy.map { anchors.link(toCode: $0) }.joined(separator: ", ")
        let blocked: Markup = codes.isEmpty ? .empty : " by \(codes)"
        rows.append("<dt>Status</dt><dd>\(progress.status.rawValue)\(blocked)</dd>")
        let reasons = progress.confidenceReasons.map { reason -> Markup in "; \(HTMLParts.message(reason))" }
        rows.append("<dt>Confidence</dt><dd>\(progress.confidence.rawValue)\(reasons)</dd>")
        if !progress.owners.isEmpty {
            rows.append("<dt>Owners</dt><dd>\(HTMLParts.owners(progress.owners))</dd>")
        }
        return "<dl>\(rows)</dl>\n"
    }

    private func proposal(_ progress: CaseProgress) -> Markup {
        guard let proposal = progress.proposal else { return .empty }
        return """
            <h4>Proposed declaration in <code>\(proposal.enum)</code></h4>
            <pre tabindex="0"><code>\(proposal.declaration)</code></pre>

            """
    }

    private func sites(_ progress: CaseProgress) -> Markup {
        let production = progress.sites.filter { !$0.test }
        if production.isEmpty { return "<h4>Sites</h4>\n<p class=\"quiet\">None in production code.</p>\n" }
        return list("Sites", production.map(site))
    }

    private func testSites(_ progress: CaseProgress) -> Markup {
        list("Sites in tests", progress.sites.filter(\.test).map(site))
    }

    private func site(_ site: SiteRecord) -> Markup {
        var details: Markup = "<code>\(site.action)</code> in <code>\(site.function)</code>"
        if !site.via.isEmpty {
            let names = site.via.map { name -> Markup in "<code>\(name)</code>" }.joined(separator: ", ")
            details += " via \(names)"
        }
        let provided = site.provides.sorted { precedesBytewise($0.key, $1.key) }.map { field, provision -> Markup in
            let word = provision == .unknown ? "optionality unknown" : provision.rawValue
            let literal: Markup = site.constants[field].map { " <code>\($0)</code>" } ?? .empty
            return "<code>\(field)</code> \(word)\(provision == .nil ? .empty : literal)"
        }
        if !provided.isEmpty { details += "; provides \(provided.joined(separator: ", "))" }
        return "\(HTMLParts.place(site.file, line: site.line, column: site.column)) <span>\(details)</span>"
    }

    private func consumers(_ progress: CaseProgress) -> Markup {
        let located = progress.handlers.map { handler -> Markup in
            "\(HTMLParts.place(handler.place)) <span><code>\(handler.function)</code></span>"
        }
        let seen = Set(progress.handlers.map(\.function))
        let others = progress.handledBy.filter { !seen.contains($0) }.map { name -> Markup in "<code>\(name)</code>" }
        let items = located + others
        return items.isEmpty ? "<h4>Consumers</h4>\n<p class=\"quiet\">None.</p>\n" : list("Consumers", items)
    }

    private func reads(_ progress: CaseProgress) -> Markup {
        let fields = progress.reads.sorted { precedesBytewise($0.key, $1.key) }.map { field, kind -> Markup in
            "<code>\(field)</code> \(kind.rawValue)"
        }
        return fields.isEmpty ? .empty : "<h4>Reads</h4>\n<p>\(fields.joined(separator: ", "))</p>\n"
    }

    private func findings(_ progress: CaseProgress) -> Markup {
        list(
            "Findings",
            progress.findings.map { finding in
                let places = finding.evidence.map { place -> Markup in "<li>\(HTMLParts.place(place))</li>" }
                let evidence: Markup = places.isEmpty ? .empty : "<ul>\(places)</ul>"
                return
                    "\(anchors.link(toCode: finding.code.reportCode.name)) \(HTMLParts.message(finding.message))\(evidence)"
            })
    }

    private func list(_ title: String, _ items: [Markup]) -> Markup {
        if items.isEmpty { return .empty }
        let lines = items.map { item -> Markup in "<li>\(item)</li>\n" }
        return "<h4>\(title) <span>\(items.count)</span></h4>\n<ul>\n\(lines)</ul>\n"
    }
}
