/// Reads JSON objects key by key and collects what is wrong with them, each fault with its place and JSON path.
final class JSONIssues {
    private(set) var issues: [DocumentError.Issue] = []

    func add(_ path: String, _ position: TextPosition, _ message: String) {
        issues.append(.init(position: position, path: path, message: message))
    }

    func expected(_ what: String, _ value: JSONValue, _ path: String) {
        add(path, value.position, "expected \(what), found \(value.typeName)")
    }
}

/// One JSON object with the path that leads to it.
struct JSONObjectReader {
    let path: String
    let position: TextPosition
    private let members: [JSONValue.Member]
    private let issues: JSONIssues

    /// `nil` when the value is no object, which is then one of the issues; so is every key that is not known.
    init?(_ value: JSONValue, path: String, keys: [String], issues: JSONIssues) {
        guard case .object(let members) = value.content else {
            issues.expected("an object", value, path)
            return nil
        }
        self.path = path
        self.members = members
        self.issues = issues
        position = value.position
        var seen: Set<String> = []
        for member in members {
            let memberPath = "\(path).\(member.key)"
            if !seen.insert(member.key).inserted {
                issues.add(memberPath, member.keyPosition, "the key stands here twice")
            }
            guard !keys.contains(member.key), member.key != "$schema" else { continue }
            let near = Suggestion.nearest(to: member.key, in: keys)
            let advice = near.map { "did you mean '\($0)'?" } ?? "the keys are \(keys.joined(separator: ", "))"
            issues.add(memberPath, member.keyPosition, "unknown key; \(advice)")
        }
    }

    func value(_ key: String) -> JSONValue? { members.last { $0.key == key }?.value }

    /// The place of a key's value, or of the object when it is not there.
    func position(of key: String) -> TextPosition { value(key)?.position ?? position }

    func path(of key: String) -> String { "\(path).\(key)" }

    func issue(_ key: String, _ message: String) { issues.add(path(of: key), position(of: key), message) }

    private func required(_ key: String, _ what: String) -> JSONValue? {
        guard let found = value(key) else {
            issues.add(path(of: key), position, "the key is missing; it is \(what)")
            return nil
        }
        return found
    }

    func string(_ key: String) -> String {
        guard let found = required(key, "a string") else { return "" }
        guard case .string(let text) = found.content else {
            issues.expected("a string", found, path(of: key))
            return ""
        }
        return text
    }

    /// `nil` for `null` and for a key that is not there.
    func optionalString(_ key: String) -> String? {
        guard let found = value(key), found.content != .null else { return nil }
        guard case .string(let text) = found.content else {
            issues.expected("a string or null", found, path(of: key))
            return nil
        }
        return text
    }

    func bool(_ key: String) -> Bool {
        guard let found = required(key, "true or false") else { return false }
        guard case .bool(let flag) = found.content else {
            issues.expected("true or false", found, path(of: key))
            return false
        }
        return flag
    }

    func integer(_ key: String) -> Int {
        guard let found = required(key, "a whole number") else { return 0 }
        guard case .number(let text) = found.content, let number = Int(text) else {
            issues.expected("a whole number", found, path(of: key))
            return 0
        }
        return number
    }

    func strings(_ key: String) -> [String] {
        array(key) { value, path in
            guard case .string(let text) = value.content else {
                issues.expected("a string", value, path)
                return nil
            }
            return text
        }
    }

    func array<Element>(_ key: String, _ element: (JSONValue, String) -> Element?) -> [Element] {
        guard let found = required(key, "an array") else { return [] }
        guard case .array(let values) = found.content else {
            issues.expected("an array", found, path(of: key))
            return []
        }
        return values.enumerated().compactMap { element($1, "\(path(of: key))[\($0)]") }
    }

    /// An object whose values are strings.
    func dictionary(_ key: String) -> [String: String] {
        guard let found = required(key, "an object") else { return [:] }
        guard case .object(let members) = found.content else {
            issues.expected("an object", found, path(of: key))
            return [:]
        }
        var result: [String: String] = [:]
        for member in members {
            guard case .string(let text) = member.value.content else {
                issues.expected("a string", member.value, "\(path(of: key)).\(member.key)")
                continue
            }
            result[member.key] = text
        }
        return result
    }

    /// One of the raw values of an enum.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _ type: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        choice(key, among: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
    }

    /// One of the known words.
    func choice(_ key: String, among known: [String]) -> String? {
        let text = string(key)
        guard value(key) != nil else { return nil }
        if known.contains(text) { return text }
        let near = Suggestion.nearest(to: text, in: known).map { "; did you mean '\($0)'?" } ?? ""
        issue(key, "'\(text)' is none of \(known.joined(separator: ", "))\(near)")
        return nil
    }
}
