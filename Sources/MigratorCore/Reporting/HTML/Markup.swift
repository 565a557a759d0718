/// A piece of the page. A string that is interpolated into it is escaped; only literals and other pieces are taken as
/// they are, so that nothing that comes from code can become an element.
///
/// The page is written so that it is also well-formed XML: tests can parse it strictly.
struct Markup: ExpressibleByStringInterpolation, Sendable {
    private(set) var text: String

    init(stringLiteral value: String) {
        text = value
    }

    init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    /// Takes text as it is. Only for text that this module wrote itself: the style sheet and the script.
    init(trusted text: String) {
        self.text = text
    }

    static let empty: Markup = ""

    var isEmpty: Bool { text.isEmpty }

    static func += (left: inout Markup, right: Markup) {
        left.text += right.text
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate(set) var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ value: String) {
            text += Markup.escaped(value)
        }

        mutating func appendInterpolation(_ value: Int) {
            text += String(value)
        }

        mutating func appendInterpolation(_ piece: Markup) {
            text += piece.text
        }

        mutating func appendInterpolation(_ pieces: [Markup]) {
            for piece in pieces { text += piece.text }
        }
    }

    /// The text without a character that means something in HTML or XML. Characters that no page may hold, and those
    /// that turn the direction of the text around them (and so could show code as what it is not), are named instead.
    static func escaped(_ value: String) -> String {
        var result = ""
        result.reserveCapacity(value.utf8.count)
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
                "\u{FFFE}", "\u{FFFF}":
                result += "[U+\(String(scalar.value, radix: 16, uppercase: true))]"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Sequence<Markup> {
    func joined(separator: Markup = "") -> Markup {
        var result = Markup.empty
        for (index, piece) in enumerated() {
            if index > 0 { result += separator }
            result += piece
        }
        return result
    }
}
