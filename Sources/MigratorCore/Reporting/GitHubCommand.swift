/// A workflow command of GitHub Actions.
enum GitHubCommand {
    /// `::name key=value,key=value::data`
    static func text(_ name: String, _ properties: KeyValuePairs<String, String>, _ data: String) -> String {
        let list = properties.map { "\($0.key)=\(escapedProperty($0.value))" }.joined(separator: ",")
        return "::\(name) \(list)::\(escapedData(data))"
    }

    private static func escapedData(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if let escape = escapes[scalar] {
                result += escape
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
