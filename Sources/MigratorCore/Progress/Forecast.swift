/// What the history says of the end of the migration.
public struct Forecast: Codable, Equatable, Sendable {
    /// How much was migrated per week, by the straight line through the runs of the last weeks.
    public var perWeek: Double
    /// The day, `2026-12-31`, at which nothing is left at that pace.
    public var finishedOn: String

    private enum CodingKeys: String, CodingKey {
        case perWeek = "casesPerWeek"
        case finishedOn
    }

    /// A forecast.
    public init(perWeek: Double, finishedOn: String) {
        self.perWeek = perWeek
        self.finishedOn = finishedOn
    }
}
