/// What can be told of a type from its source text.
struct TypeText {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Whether one pair of parentheses is around the whole type, as in `(() -> Void)`, but not in `() -> (Void)`.
    var isParenthesized: Bool {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return false }
        var depth = 0
        for (index, character) in text.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return index == text.count - 1 }
        }
        return false
    }

    /// Whether the type is a function, and not a type that has one in it: its arrow is in no brackets.
    var isFunction: Bool {
        if isParenthesized { return TypeText(String(text.dropFirst().dropLast())).isFunction }
        var depth = 0
        var previous: Character = " "
        for character in text {
            switch character {
            case "(", "[", "<": depth += 1
            case ">" where previous == "-": if depth == 0 { return true }
            case ")", "]", ">": depth -= 1
            // A tuple.
            case "," where depth == 0: return false
            default: break
            }
            previous = character
        }
        return false
    }

    /// The type as an optional; `(A) -> B` and `any P` need parentheses in front of the question mark.
    var optional: String {
        let isSimple =
            isParenthesized
            || !isFunction && !text.contains("&") && !text.hasPrefix("any ") && !text.hasPrefix("some ")
        return isSimple ? text + "?" : "(\(text))?"
    }

    /// The type without its outer `?`, `!` or `Optional`; a function keeps its parentheses.
    var unwrapped: String {
        if text.hasSuffix("?") || text.hasSuffix("!") {
            let inner = TypeText(String(text.dropLast()))
            guard inner.isParenthesized, !inner.text.contains("->") else { return inner.text }
            return String(inner.text.dropFirst().dropLast())
        }
        if text.hasPrefix("Optional<"), text.hasSuffix(">") {
            return String(text.dropFirst("Optional<".count).dropLast())
        }
        return text
    }
}
