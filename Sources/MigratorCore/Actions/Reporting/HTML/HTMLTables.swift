/// The fields above a table that filter it. They need the script, which shows them.
struct HTMLFilter {
    let table: String
    let noun: String
    let statuses: [CaseStatus]
    let owners: [String]

    var markup: Markup {
        let states = HTMLParts.statuses.filter(statuses.contains).map { status -> Markup in
            "<option>\(status.rawValue)</option>"
        }
        let names = Set(owners).sorted(by: precedesBytewise).map { owner -> Markup in "<option>\(owner)</option>" }
        let stateField: Markup =
            states.isEmpty
            ? .empty : "<label>State <select name=\"state\"><option value=\"\">all</option>\(states)</select></label>\n"
        let ownerField: Markup =
            names.isEmpty
            ? .empty : "<label>Owner <select name=\"owner\"><option value=\"\">all</option>\(names)</select></label>\n"
        return """
            <form class="filter" data-table="\(table)" data-noun="\(noun)" hidden="">
            <label>Filter <input type="search" name="text" autocomplete="off" spellcheck="false" \
            aria-controls="\(table)"/></label>
            \(stateField)\(ownerField)<output aria-live="polite"></output>
            </form>

            """
    }

    /// What a row is filtered by besides its text.
    static func attributes(_ status: CaseStatus, _ owners: [String]) -> Markup {
        let names: Markup = owners.isEmpty ? .empty : " data-o=\"\(owners.joined(separator: " "))\""
        return " data-s=\"\(status.rawValue)\"\(names)"
    }
}

/// The table of action types.
struct HTMLTypeTable {
    let report: ProgressReport
    let anchors: HTMLAnchors

    private var types: [ActionTypeProgress] { report.actionTypes }
    private var hasOwners: Bool { types.contains { !$0.owners.isEmpty } }

    var section: HTMLSection {
        let filter = HTMLFilter(
            table: "types-table", noun: "action types", statuses: types.map(\.overall), owners: types.flatMap(\.owners))
        let numbers = [
            "Cases", "Migrated", "Ready", "Blocked", "Dead", "Sites", "In tests", "Consumers", "Findings",
        ]
        var head: [HTMLParts.Column] = [.init(title: "Action type"), .init(title: "State")]
        head += numbers.map { .init(title: $0, kind: .number) }
        if hasOwners { head.append(.init(title: "Owners")) }
        let rows = zip(types, anchors.types).map { row($0, id: $1) }
        let table = HTMLParts.table(id: "types-table", label: "Action types", head: head, rows: rows, foot: foot)
        let body: Markup = """
            \(filter.markup)\(table)<p class="note">Cases are the sum of migrated, ready, blocked and dead. A site or
            consumer that serves several action types counts for each of them.</p>

            """
        return HTMLSection(
            id: "types", title: "Action types", count: types.count, body: types.isEmpty ? .empty : body)
    }

    private func row(_ type: ActionTypeProgress, id: String) -> Markup {
        let owners: Markup = hasOwners ? "<td>\(HTMLParts.owners(type.owners))</td>" : .empty
        return """
            <tr\(HTMLFilter.attributes(type.overall, type.owners))><th scope="row"><a href="#\(id)">\
            <code>\(HTMLParts.breakable(type.name))</code></a></th>\
            <td data-v="\(HTMLCaseTable.rank(type.overall))">\(HTMLParts.chip(type.overall))\
            \(HTMLParts.split(type.split))</td>\(numbers(type).map(HTMLParts.number))\(owners)</tr>

            """
    }

    private func numbers(_ type: ActionTypeProgress) -> [Int] {
        [
            type.cases, type.casesMigrated, type.casesReady, type.casesBlocked, type.casesDead, type.sites,
            type.testSites, type.consumers, type.findings,
        ]
    }

    private var foot: Markup {
        let rows = types.map(numbers)
        let sums = (rows.first ?? []).indices.map { column in rows.reduce(0) { $0 + $1[column] } }
        let cells = sums.map { sum -> Markup in "<td class=\"n\">\(sum)</td>" }
        let owners: Markup = hasOwners ? "<td></td>" : .empty
        return "<tr><th scope=\"row\">Total</th><td></td>\(cells)\(owners)</tr>"
    }
}

/// The table of cases.
struct HTMLCaseTable {
    let report: ProgressReport
    let anchors: HTMLAnchors

    private var cases: [CaseProgress] { report.cases }
    private var hasOwners: Bool { cases.contains { !$0.owners.isEmpty } }

    /// By it rows are sorted by state.
    static func rank(_ status: CaseStatus) -> Int {
        HTMLParts.statuses.firstIndex(of: status) ?? 0
    }

    var section: HTMLSection {
        let filter = HTMLFilter(
            table: "cases-table", noun: "cases", statuses: cases.map(\.status), owners: cases.flatMap(\.owners))
        var head: [HTMLParts.Column] = [
            .init(title: "Case"), .init(title: "State"), .init(title: "Action type"), .init(title: "Payload"),
        ]
        head += ["Sites", "In tests", "Consumers", "Findings"].map { .init(title: $0, kind: .number) }
        if hasOwners { head.append(.init(title: "Owners")) }
        let rows = zip(cases, anchors.cases).map { row($0, id: $1) }
        let table = HTMLParts.table(id: "cases-table", label: "Cases", head: head, rows: rows, foot: foot)
        let body: Markup = """
            \(filter.markup)\(table)<p class="note">A site or consumer that serves several cases counts for each of
            them.</p>

            """
        return HTMLSection(id: "cases", title: "Cases", count: cases.count, body: cases.isEmpty ? .empty : body)
    }

    private func row(_ progress: CaseProgress, id: String) -> Markup {
        let owners: Markup = hasOwners ? "<td>\(HTMLParts.owners(progress.owners))</td>" : .empty
        let doubt: Markup = progress.confidence == .low ? " <span class=\"doubt\">low confidence</span>" : .empty
        let payload = progress.payload.map { value -> Markup in
            "<li>\(HTMLParts.breakable(CaseText.value(value)))</li>"
        }
        let payloadCell: Markup =
            payload.isEmpty ? "<td class=\"zero\" data-v=\"\">–</td>" : "<td><ul class=\"payload\">\(payload)</ul></td>"
        return """
            <tr\(HTMLFilter.attributes(progress.status, progress.owners))><th scope="row"><a href="#\(id)">\
            <code>\(HTMLParts.breakable(progress.case))</code></a></th>\
            <td data-v="\(Self.rank(progress.status))">\(HTMLParts.chip(progress.status))\(doubt)</td>\
            <td>\(anchors.link(toType: progress.type))</td>\
            \(payloadCell)\(numbers(progress).map(HTMLParts.number))\(owners)</tr>

            """
    }

    private func numbers(_ progress: CaseProgress) -> [Int] {
        [
            progress.sites.count { !$0.test }, progress.sites.count { $0.test }, progress.handledBy.count,
            progress.findings.count,
        ]
    }

    private var foot: Markup {
        let sums = cases.map(numbers).reduce([0, 0, 0, 0]) { zip($0, $1).map(+) }
        let cells = sums.map { sum -> Markup in "<td class=\"n\">\(sum)</td>" }
        let owners: Markup = hasOwners ? "<td></td>" : .empty
        return "<tr><th scope=\"row\">Total</th><td></td><td></td><td></td>\(cells)\(owners)</tr>"
    }
}

/// The table of reducers and middleware providers.
struct HTMLConsumerTable {
    let report: ProgressReport

    var section: HTMLSection {
        let reducers = report.reducers.map { record in
            row(record.state, "reducer", record.form, record.handles.count, record.file, record.line)
        }
        let providers = report.middlewares.map { record in
            row(
                "\(record.type).\(record.provider)", "middleware", record.form, record.handles.count, record.file,
                record.line)
        }
        let rows = reducers + providers
        let table = HTMLParts.table(
            id: "consumers-table", label: "Reducers and middleware providers",
            head: [
                .init(title: "Consumer"), .init(title: "Kind"), .init(title: "Form"),
                .init(title: "Cases handled", kind: .number), .init(title: "Declared"),
            ], rows: rows)
        let filter = HTMLFilter(table: "consumers-table", noun: "consumers", statuses: [], owners: [])
        let body: Markup = """
            <p class="quiet">A consumer is migrated when it is the tuple of a legacy and a modern half.</p>
            \(filter.markup)\(table)
            """
        return HTMLSection(
            id: "consumers", title: "Consumers", count: rows.count, body: rows.isEmpty ? .empty : body)
    }

    private func row(
        _ name: String, _ kind: String, _ form: ConsumerForm, _ handled: Int, _ file: String, _ line: Int
    ) -> Markup {
        let state = form == .tuple ? "migrated" : "legacy"
        return """
            <tr><th scope="row"><code>\(name)</code></th><td>\(kind)</td><td>\(state)</td>\(HTMLParts.number(handled))\
            <td>\(HTMLParts.place(file, line: line))</td></tr>

            """
    }
}
