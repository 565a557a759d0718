import Foundation

/// The cases that are left over time, from the history of runs.
///
/// The drawing stretches with the page; labels are text beside it, so that they keep their size on a phone.
struct HTMLBurnDownChart {
    let report: ProgressReport

    private struct Point {
        var day: Double
        var left: Int
        var blocked: Int
    }

    /// Of the drawing's coordinates; what they are on the screen is for the style sheet to say.
    private static let (width, height) = (1000.0, 400.0)

    var section: HTMLSection {
        let body: Markup = report.history.isEmpty ? Self.advice : "\(forecast)\(chart)\(table)"
        return HTMLSection(id: "burn-down", title: "Burn-down", body: body)
    }

    private static let advice: Markup = """
        <p class="quiet">No earlier runs are known. Run <code>migrator report --history FILE</code> regularly, for
        example nightly, and keep the file: each run adds a line, and from the second day on this section shows the
        burn-down and a forecast.</p>

        """

    // MARK: Words

    private var forecast: Markup {
        let left = report.totals.casesLeft
        guard left > 0 else { return "<p>No case is left to migrate.</p>\n" }
        guard let forecast = report.forecast else {
            return """
                <p><b>\(Quantity.count(left, "case"))</b> left. There is no forecast: it takes runs on two days at
                least, and fewer cases left at the end of the last eight weeks than at their start.</p>

                """
        }
        return """
            <p><b>\(Quantity.count(left, "case"))</b> left. At the pace of the last eight weeks, \
            <b>\(Self.decimal(forecast.perWeek))</b> cases a week, the last one is migrated on \
            <b><time>\(forecast.finishedOn)</time></b>.</p>

            """
    }

    private static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    // MARK: Drawing

    private var points: [Point] {
        report.history.compactMap { run in
            History.day(run.time).map { Point(day: $0, left: run.totals.casesLeft, blocked: run.totals.casesBlocked) }
        }.sorted { $0.day < $1.day }
    }

    /// Nothing for fewer than two days: a dot is no line.
    private var chart: Markup {
        let points = points
        guard let first = points.first, let last = points.last, last.day - first.day >= 1 else { return .empty }
        let finish = report.forecast.flatMap { History.day($0.finishedOn + "T00:00:00Z") }
        // A far end would press what has happened into a corner; the line then leads out of the picture.
        let end = min(max(finish ?? last.day, last.day), last.day + (last.day - first.day) * 1.5)
        let step = Self.step(points.map(\.left).max() ?? 0)
        let top = ((points.map(\.left).max() ?? 0) + step - 1) / step * step
        let position = { (day: Double, count: Double) -> String in
            let x = (day - first.day) / (end - first.day) * Self.width
            return "\(Int(x.rounded())) \(Int((Self.height - count / Double(max(top, 1)) * Self.height).rounded()))"
        }
        var drawing = grid(lines: top / step)
        if let finish, finish > last.day {
            let remaining = Double(last.left) * (1 - (end - last.day) / (finish - last.day))
            let path = "M\(position(last.day, Double(last.left)))L\(position(end, max(remaining, 0)))"
            drawing += "<path class=\"ahead\" d=\"\(path)\"/>\n"
        }
        if points.contains(where: { $0.blocked > 0 }) {
            let line = points.map { position($0.day, Double($0.blocked)) }.joined(separator: "L")
            drawing += "<path class=\"blocked\" d=\"M\(line)\"/>\n"
        }
        let line = points.map { position($0.day, Double($0.left)) }
        drawing += "<path class=\"left\" d=\"M\(line.joined(separator: "L"))\"/>\n"
        drawing += "<path class=\"dots\" d=\"\(line.map { "M\($0)h0" }.joined())\"/>\n"
        return """
            <figure class="burndown">
            <figcaption>\(legend(points, hasForecast: finish != nil))</figcaption>
            <ol class="ys" aria-hidden="true">\(stride(from: top, through: 0, by: -step).map { "<li>\($0)</li>" })</ol>
            <svg viewBox="0 0 1000 400" preserveAspectRatio="none" role="img" aria-labelledby="bd-title bd-desc">
            <title id="bd-title">Cases left to migrate over time</title>
            <desc id="bd-desc">\(description(first, last))</desc>
            \(drawing)</svg>
            <ol class="xs" aria-hidden="true">\(days(from: first.day, to: end))</ol>
            </figure>

            """
    }

    private func grid(lines: Int) -> Markup {
        let path = (0...max(lines, 1)).map { index in
            "M0 \(Int((Double(index) * Self.height / Double(max(lines, 1))).rounded()))H1000"
        }
        return "<path class=\"grid\" d=\"\(path.joined())\"/>\n"
    }

    private func legend(_ points: [Point], hasForecast: Bool) -> Markup {
        var parts: [Markup] = ["<span class=\"key left\">cases left</span>"]
        if points.contains(where: { $0.blocked > 0 }) {
            parts.append("<span class=\"key blocked\">of these blocked</span>")
        }
        if hasForecast { parts.append("<span class=\"key ahead\">forecast</span>") }
        return parts.joined(separator: " ")
    }

    private func description(_ first: Point, _ last: Point) -> String {
        "From \(first.left) cases on \(Self.date(first.day)) to \(last.left) cases on \(Self.date(last.day)), "
            + "in \(Quantity.count(report.history.count, "run")). The same numbers are in the table below."
    }

    /// Five days at equal distances; the style sheet leaves two of them out on a narrow screen.
    private func days(from first: Double, to last: Double) -> [Markup] {
        (0...4).map { index in
            let text = Self.date(first + (last - first) * Double(index) / 4)
            return "<li>\(text)</li>"
        }
    }

    private static func date(_ day: Double) -> String {
        Date(timeIntervalSince1970: day * 86_400).formatted(.iso8601.year().month().day())
    }

    /// A round distance between at most five lines.
    private static func step(_ maximum: Int) -> Int {
        var unit = 1
        while true {
            for factor in [1, 2, 5] where unit * factor * 5 >= maximum { return unit * factor }
            unit *= 10
        }
    }

    // MARK: Table

    private var table: Markup {
        let rows = report.history.reversed().map { run -> Markup in
            let totals = run.totals
            let commit: Markup = run.commit.map { "<code>\(String($0.prefix(12)))</code>" } ?? "–"
            let numbers = [
                totals.casesLeft, totals.casesMigrated, totals.casesReady, totals.casesBlocked, totals.casesDead,
                totals.cases,
            ].map(HTMLParts.number)
            return """
                <tr><td><time datetime="\(run.time)">\(Self.clock(run.time))</time></td><td>\(commit)</td>\
                \(numbers)</tr>

                """
        }
        let table = HTMLParts.table(
            id: "runs-table", label: "Runs",
            head: [
                .init(title: "Time (UTC)"), .init(title: "Commit"), .init(title: "Left", kind: .number),
                .init(title: "Migrated", kind: .number), .init(title: "Ready", kind: .number),
                .init(title: "Blocked", kind: .number), .init(title: "Dead", kind: .number),
                .init(title: "All cases", kind: .number),
            ], rows: rows)
        return """
            <details><summary>\(Quantity.count(rows.count, "run")) as a table</summary>
            \(table)</details>

            """
    }

    /// "2026-11-30 21:13"
    private static func clock(_ time: String) -> String {
        String(time.prefix(10)) + " " + time.dropFirst(11).prefix(5)
    }
}
