/// The forms of one command's result, the default first.
public struct FormatList<Value>: Sendable {
    private let first: OutputFormat<Value>
    private let others: [OutputFormat<Value>]

    init(_ first: OutputFormat<Value>, _ others: OutputFormat<Value>...) {
        self.first = first
        self.others = others
    }

    /// What is said of each.
    public var descriptions: [FormatDescription] { ([first] + others).map(\.description) }

    /// The result in the form of this name; in the default form where no name is given.
    public func text(of value: Value, format name: String?, style: TextStyle) throws -> String {
        let format = others.first { $0.description.name == name } ?? first
        return try format.text(value, style)
    }
}
