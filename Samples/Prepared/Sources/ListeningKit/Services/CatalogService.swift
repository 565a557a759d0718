/// What can be listened to.
@MainActor
public protocol CatalogService: AnyObject {
    func subscriptions() async -> [Show]
    func suggestions() async -> [Episode]
    func episode(withID id: String) async -> Episode?
    func recentEpisodes() -> [Episode]
    func search(_ text: String, in catalog: String) -> [Episode]
    func setSubscribed(_ isSubscribed: Bool, to show: Show)
}
