/// One use of the legacy form in a tree, with its place.
public struct LegacyUse: Equatable, Sendable {
    /// What stays the same when lines move.
    public let entry: Baseline.Entry
    /// Where it is.
    public let place: SourcePlace
    /// What it is, for a message.
    public private(set) var message: String

    /// A use.
    init(_ code: String, _ place: SourcePlace, _ symbol: String, _ message: String) {
        entry = Baseline.Entry(code: code, path: place.file, symbol: symbol)
        self.place = place
        self.message = message
    }

    /// The same use with more to say.
    func adding(_ text: String) -> LegacyUse {
        var use = self
        use.message += text
        return use
    }
}
