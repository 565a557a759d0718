/// Finds values by paths such as `$.actionTypes[3].cases[0].name`.
enum JSONPath {
    /// The place of the value, or of the innermost one on the way to it that is there.
    static func position(of path: String, in document: JSONValue) -> TextPosition {
        var current = document
        for part in parts(of: path) {
            guard let next = member(part, of: current) else { break }
            current = next
        }
        return current.position
    }

    private static func parts(of path: String) -> [Substring] {
        path.dropFirst().split { $0 == "." || $0 == "[" || $0 == "]" }
    }

    private static func member(_ part: Substring, of value: JSONValue) -> JSONValue? {
        switch value.content {
        case .object(let members): return members.last { $0.key == part }?.value
        case .array(let elements):
            guard let index = Int(part), elements.indices.contains(index) else { return nil }
            return elements[index]
        default: return nil
        }
    }
}
