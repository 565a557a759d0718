extension CaseRecord {
    var productionSites: [SiteRecord] { sites.filter { !$0.test } }

    var declarationPlace: SourcePlace { SourcePlace(file: file, line: line, column: 1) }
}

extension SiteRecord {
    var place: SourcePlace { SourcePlace(file: file, line: line, column: column) }
}
