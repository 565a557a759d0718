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

    /// The heading over findings of one kind.
    static func title(_ code: Finding.Code) -> String {
        switch code {
        case .unused: "Provided, but read by nobody"
        case .neverProvided: "Read, but provided by nobody"
        case .requiredButOmitted: "Required by a consumer, but omitted at a site"
        case .constantAt: "A literal at some sites, something else at others"
        case .nilMeans: "nil keeps the old value for one consumer and clears it for another"
        case .dispatchedUnhandled: "Dispatched, but handled by nobody"
        case .handledNeverDispatched: "Handled, but dispatched by nobody"
        case .dead: "Neither dispatched nor handled"
        }
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
