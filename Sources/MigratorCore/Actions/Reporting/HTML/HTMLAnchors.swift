/// The ids of the page's sections. Two declarations of one name get two ids; a link by name leads to the first.
struct HTMLAnchors {
    /// Ids of `report.cases`, by index.
    let cases: [String]
    /// Ids of `report.actionTypes`, by index.
    let types: [String]
    private let caseIDs: [String: String]
    private let typeIDs: [String: String]
    private let codes: Set<String>

    init(_ report: ProgressReport) {
        (cases, caseIDs) = Self.ids(prefix: "case-", names: report.cases.map(\.symbol))
        (types, typeIDs) = Self.ids(prefix: "type-", names: report.actionTypes.map(\.name))
        codes = Set(report.issues.map(\.code))
    }

    /// A link to a case by its symbol; only its name where the page has no section for it.
    func link(toCase symbol: String) -> Markup {
        guard let id = caseIDs[symbol] else { return "<code>\(symbol)</code>" }
        return "<a href=\"#\(id)\"><code>\(HTMLParts.breakable(symbol))</code></a>"
    }

    /// Whether the page has a section for a case.
    func hasCase(_ symbol: String) -> Bool { caseIDs[symbol] != nil }

    /// A link to an action type by its name.
    func link(toType name: String) -> Markup {
        guard let id = typeIDs[name] else { return "<code>\(name)</code>" }
        return "<a href=\"#\(id)\"><code>\(HTMLParts.breakable(name))</code></a>"
    }

    /// A link to the group of issues of a code.
    func link(toCode code: String) -> Markup {
        guard codes.contains(code) else { return "<code>\(code)</code>" }
        return "<a href=\"#\(Self.id(ofCode: code))\"><code>\(code)</code></a>"
    }

    static func id(ofCode code: String) -> String { "code-" + sanitized(code) }

    private static func ids(prefix: String, names: [String]) -> (ordered: [String], byName: [String: String]) {
        var used: Set<String> = []
        var byName: [String: String] = [:]
        let ordered = names.map { name in
            let base = prefix + sanitized(name)
            var id = base
            var count = 1
            while !used.insert(id).inserted {
                count += 1
                id = "\(base)-\(count)"
            }
            byName[name] = byName[name] ?? id
            return id
        }
        return (ordered, byName)
    }

    /// An id may hold no blanks, and a link no `%` that is not an escape; identifiers of Swift can have both.
    private static func sanitized(_ name: String) -> String {
        name.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "._-".unicodeScalars.contains(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "~" + String(scalar.value, radix: 16)
            }
        }
    }
}
