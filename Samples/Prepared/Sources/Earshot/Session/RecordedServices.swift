import Foundation
import ListeningKit
import Redux

/// Services that always know the same shows and write down what is asked of them.
///
/// The asynchronous ones answer without waiting for anything: a task that is resumed comes back through another thread,
/// and then the order in which two of them come back would be left to chance.
@MainActor
final class RecordedServices {
    private let recorder: SessionRecorder
    private var values: [String: String] = [:]
    var appearanceSettings = AppearanceSettings()

    var isSignedIn = false
    var isPaused = false
    var freeSpace: Int? = 900
    var storedDownloads: [Download]? = [
        Download(episodeID: "tides-2", megabytes: 40), Download(episodeID: "maps-1", megabytes: 25),
    ]
    var subscribedShows = [Show(id: "tides", title: "Tides"), Show(id: "maps", title: "Maps", isSponsored: true)]

    /// The devices that can be reached.
    var devices: Set<String> = ["Kitchen"]

    static let episodes = [
        Episode(id: "tides-1", title: "Low Water", showID: "tides", duration: 1800, artworkName: "tides-blue"),
        Episode(id: "tides-2", title: "High Water", showID: "tides", duration: 5400),
        Episode(id: "maps-1", title: "Terra Incognita", showID: "maps", duration: 2700, artworkName: "maps-old"),
    ]

    init(recorder: SessionRecorder) {
        self.recorder = recorder
    }

    /// Puts these services in the place of the application's.
    func install(in services: Services) {
        services.audio = self
        services.catalog = self
        services.downloads = self
        services.preferences = self
        services.telemetry = self
        services.appearance = self
        services.router = self
    }
}

extension RecordedServices: AudioEngine {
    func load(_ episode: Episode, in window: UUID) {
        recorder.effect("audio: load \(episode.id)", window: window)
    }

    func play(in window: UUID) {
        recorder.effect("audio: play", window: window)
    }

    func pause(in window: UUID) {
        recorder.effect("audio: pause", window: window)
    }

    func skip(by seconds: Int, in window: UUID) {
        recorder.effect("audio: skip by \(seconds)", window: window)
    }

    func seek(to fraction: Double, in window: UUID) {
        recorder.effect("audio: seek to \(fraction)", window: window)
    }

    func setSpeed(_ speed: Double, in window: UUID) {
        recorder.effect("audio: speed \(speed)", window: window)
    }

    func pauseAfter(minutes: Int?, in window: UUID) {
        recorder.effect("audio: pause after \(minutes.map { "\($0) minutes" } ?? "nothing")", window: window)
    }

    func connect(to device: String, in window: UUID) async throws {
        recorder.effect("audio: connect to \(device)", window: window)
        guard devices.contains(device) else { throw CastFailure(device: device) }
    }
}

extension RecordedServices: CatalogService {
    func subscriptions() async -> [Show] {
        recorder.effect("catalog: subscriptions")
        return subscribedShows
    }

    func suggestions() async -> [Episode] {
        recorder.effect("catalog: suggestions")
        return [Self.episodes[2], Self.episodes[1]]
    }

    func episode(withID id: String) async -> Episode? {
        recorder.effect("catalog: episode \(id)")
        return Self.episodes.first { $0.id == id }
    }

    func recentEpisodes() -> [Episode] {
        return Self.episodes
    }

    func search(_ text: String, in catalog: String) -> [Episode] {
        recorder.effect("catalog: search \(text) in \(catalog)")
        let hides = FeedRule(titlePrefix: "Low", actionType: .hide)
        return Self.episodes.filter { $0.title.contains(text) && !(catalog == "news" && hides.hides($0)) }
    }

    func setSubscribed(_ isSubscribed: Bool, to show: Show) {
        recorder.effect("catalog: \(isSubscribed ? "subscribe to" : "unsubscribe from") \(show.id)")
        subscribedShows.removeAll { $0 == show }
        if isSubscribed {
            subscribedShows.append(show)
        }
    }
}

extension RecordedServices: DownloadService {
    func refresh(usingCache: Bool, completion: @escaping @Sendable ([Download]?) -> Void) {
        recorder.effect("downloads: refresh\(usingCache ? " from the cache" : "")")
        completion(storedDownloads)
    }

    func remove(_ download: Download) {
        recorder.effect("downloads: remove \(download.episodeID)")
        storedDownloads?.removeAll { $0 == download }
    }
}

extension RecordedServices: Preferences {
    func bool(for key: String) -> Bool? {
        return values[key].map { $0 == "true" }
    }

    func string(for key: String) -> String? {
        return values[key]
    }

    func set(_ value: Bool, for key: String) {
        set(String(value), for: key)
    }

    func set(_ value: String, for key: String) {
        recorder.effect("preferences: \(key) is \(value)")
        values[key] = value
    }
}

extension RecordedServices: Telemetry {
    func record(_ event: String, extra: String?) {
        recorder.effect("telemetry: \(event)\(extra.map { " (\($0))" } ?? "")")
    }

    func recordCast(actionType: CastTelemetryAction, device: String) {
        recorder.effect("telemetry: cast \(actionType.rawValue) (\(device))")
    }
}

extension RecordedServices: AppearanceService {
    var settings: AppearanceSettings {
        get { appearanceSettings }
        set {
            recorder.effect(
                "appearance: \(newValue.appearance), \(newValue.followsArtwork ? "artwork" : "plain"), "
                    + "tint \(newValue.tintStrength)"
            )
            appearanceSettings = newValue
        }
    }

    func applyToAllWindows() {
        recorder.effect("appearance: apply to all windows")
    }

    func setPrivateColours(_ isOn: Bool, in window: UUID) {
        recorder.effect("appearance: private colours \(isOn ? "on" : "off")", window: window)
    }
}

extension RecordedServices: Router {
    func open(_ destination: String, in window: UUID) {
        recorder.effect("router: open \(destination)", window: window)
    }

    func present(_ message: String, in window: UUID) {
        recorder.effect("router: present “\(message)”", window: window)
    }
}
