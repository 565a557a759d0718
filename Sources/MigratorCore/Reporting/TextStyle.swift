/// How text for people is to look.
public struct TextStyle: Sendable, Equatable {
    /// Columns that a line may fill.
    public var width: Int
    /// Whether the text carries the escape sequences of a terminal.
    public var color: Bool

    /// A style; lines are at least 40 columns wide.
    public init(width: Int = 120, color: Bool = false) {
        self.width = max(width, 40)
        self.color = color
    }

    /// What a piece of text is, from which its looks follow.
    enum Role: String {
        case heading = "1"
        case good = "32"
        case warning = "33"
        case bad = "31"
        case quiet = "2"
        case plain = ""
    }

    func apply(_ role: Role, to text: String) -> String {
        color && role != .plain && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
