extension LegacyUse {
    /// All kinds of entries.
    public static let codes =
        (ReportCode.legacyUses + ReportCode.guidelines + ReportCode.remainingWork).map(\.name)

    /// Everything of the legacy form in production code, and every broken rule of the modern form, in the order of entries.
    public static func all(in findings: ScanFindings) -> [LegacyUse] {
        let scan = findings.report
        let uses = actions(scan) + cases(scan) + sites(scan) + consumers(scan) + violations(findings) + remaining(scan)
        return uses.sorted {
            if $0.entry != $1.entry { return $0.entry < $1.entry }
            return $0.place.sortKey < $1.place.sortKey
        }
    }

    private static func actions(_ scan: ScanReport) -> [LegacyUse] {
        scan.actions.filter { !$0.test && $0.plain != true }.map {
            let place = SourcePlace(file: $0.file, line: $0.line, column: 1)
            return LegacyUse(
                ReportCode.legacyActionStruct.name, place, $0.name,
                "`\($0.name)` is an action struct of the legacy form")
        }
    }

    private static func cases(_ scan: ScanReport) -> [LegacyUse] {
        legacyCases(scan).map {
            LegacyUse(
                ReportCode.legacyCase.name, $0.declarationPlace, $0.symbol,
                "`\($0.symbol)` is a case of the legacy form")
        }
    }

    private static func legacyCases(_ scan: ScanReport) -> [CaseRecord] {
        scan.cases.filter { !$0.test && $0.status != .migrated }
    }

    private static func sites(_ scan: ScanReport) -> [LegacyUse] {
        legacyCases(scan).flatMap { record in
            record.productionSites.map {
                LegacyUse(
                    ReportCode.legacySite.name, $0.place, record.symbol,
                    "`\($0.function)` constructs `\(record.symbol)`")
            }
        }
    }

    private static func consumers(_ scan: ScanReport) -> [LegacyUse] {
        var uses: [LegacyUse] = []
        for reducer in scan.reducers where !reducer.test {
            let place = SourcePlace(file: reducer.file, line: reducer.line, column: 1)
            if reducer.form == .legacy {
                let message = "the reducer of `\(reducer.state)` has no modern half"
                uses.append(LegacyUse(ReportCode.legacyReducer.name, place, reducer.state, message))
            }
            uses += reducer.handles.map {
                LegacyUse(
                    ReportCode.legacyConsumer.name, place, "\(reducer.state) <- \($0)",
                    "the reducer of `\(reducer.state)` handles `\($0)`")
            }
        }
        for middleware in scan.middlewares where !middleware.test {
            let place = SourcePlace(file: middleware.file, line: middleware.line, column: 1)
            let name = "\(middleware.type).\(middleware.provider)"
            if middleware.form == .legacy {
                uses.append(LegacyUse(ReportCode.legacyMiddleware.name, place, name, "`\(name)` has no modern half"))
            }
            uses += middleware.handles.map {
                LegacyUse(ReportCode.legacyConsumer.name, place, "\(name) <- \($0)", "`\(name)` handles `\($0)`")
            }
        }
        return uses
    }

    /// A place of which no case is known may be a new site: it must not pass unseen.
    private static func remaining(_ scan: ScanReport) -> [LegacyUse] {
        let tests = testFiles(scan)
        return scan.remaining.filter { !tests.contains($0.file) }.map {
            LegacyUse($0.code, SourcePlace(file: $0.file, line: $0.line, column: $0.column), $0.symbol, $0.message)
        }
    }

    /// Files of which something else tells that they are test code: the remaining work does not say it of itself.
    private static func testFiles(_ scan: ScanReport) -> Set<String> {
        var files = Set(scan.cases.flatMap(\.sites).filter(\.test).map(\.file))
        files.formUnion(scan.actions.filter(\.test).map(\.file))
        files.formUnion(scan.cases.filter(\.test).map(\.file))
        files.formUnion(scan.reducers.filter(\.test).map(\.file))
        files.formUnion(scan.middlewares.filter(\.test).map(\.file))
        return files
    }

    private static func violations(_ findings: ScanFindings) -> [LegacyUse] {
        Guidelines.violations(in: findings).map {
            LegacyUse($0.code, $0.place, $0.symbol, "`\($0.symbol)`: \($0.message)")
        }
    }
}
