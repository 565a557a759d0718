/// How facts about a case are put into words, the same in every text.
enum CaseText {
    /// The proposed associated values as Swift would write them.
    static func payload(_ record: CaseRecord) -> String {
        record.payload.isEmpty ? "-" : record.payload.map(value).joined(separator: ", ")
    }

    static func value(_ value: PayloadValue) -> String {
        "\(value.name): \(value.type)\(value.optional ? "?" : "")"
    }

    static func place(_ place: SourcePlace) -> String {
        "\(place.file):\(place.line):\(place.column)"
    }

    static func place(_ site: SiteRecord) -> String {
        "\(site.file):\(site.line):\(site.column)"
    }

    static func provision(_ provision: Provision) -> String {
        switch provision {
        case .value: "a value"
        case .optional: "an optional"
        case .nil: "nil"
        case .unknown: "something whose optionality is not known"
        }
    }
}
