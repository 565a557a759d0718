extension CaseRecord {
    var productionSites: [SiteRecord] { sites.filter { !$0.test } }

    var declarationPlace: SourcePlace { SourcePlace(file: file, line: line, column: 1) }
}

extension SiteRecord {
    var place: SourcePlace { SourcePlace(file: file, line: line, column: column) }
}

extension PayloadValue {
    /// The type is `Bool`: what a constant of it says is a good name for a case of its own.
    var isFlag: Bool { type == "Bool" }
}
