/// Rules that a feed applies to its episodes before they are listed.
public struct FeedRule: Sendable, Equatable {
    /// What a rule does with an episode that it matches.
    public enum ActionType: String, Sendable {
        case hide
        case markAsPlayed
        case download
    }

    public let titlePrefix: String
    public let actionType: ActionType

    public init(titlePrefix: String, actionType: ActionType) {
        self.titlePrefix = titlePrefix
        self.actionType = actionType
    }

    public func hides(_ episode: Episode) -> Bool {
        return actionType == .hide && episode.title.hasPrefix(titlePrefix)
    }
}
