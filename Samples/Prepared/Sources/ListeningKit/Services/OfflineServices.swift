import Foundation

/// What the application works with until real services are installed: nothing to hear, nothing to find.
@MainActor
final class OfflineServices {
    var settings = AppearanceSettings()
    private var values: [String: String] = [:]
}

extension OfflineServices: AudioEngine {
    func load(_ episode: Episode, in window: UUID) {}
    func play(in window: UUID) {}
    func pause(in window: UUID) {}
    func skip(by seconds: Int, in window: UUID) {}
    func seek(to fraction: Double, in window: UUID) {}
    func setSpeed(_ speed: Double, in window: UUID) {}
    func pauseAfter(minutes: Int?, in window: UUID) {}

    func connect(to device: String, in window: UUID) async throws {
        throw CastFailure(device: device)
    }
}

extension OfflineServices: CatalogService {
    func subscriptions() async -> [Show] { [] }
    func suggestions() async -> [Episode] { [] }
    func episode(withID id: String) async -> Episode? { nil }
    func recentEpisodes() -> [Episode] { [] }
    func search(_ text: String, in catalog: String) -> [Episode] { [] }
    func setSubscribed(_ isSubscribed: Bool, to show: Show) {}
}

extension OfflineServices: DownloadService {
    var isSignedIn: Bool { false }
    var isPaused: Bool { false }
    var freeSpace: Int? { nil }

    func refresh(usingCache: Bool, completion: @escaping @Sendable ([Download]?) -> Void) {
        completion(nil)
    }

    func remove(_ download: Download) {}
}

extension OfflineServices: Preferences {
    func bool(for key: String) -> Bool? {
        return values[key].map { $0 == "true" }
    }

    func string(for key: String) -> String? {
        return values[key]
    }

    func set(_ value: Bool, for key: String) {
        values[key] = String(value)
    }

    func set(_ value: String, for key: String) {
        values[key] = value
    }
}

extension OfflineServices: Telemetry {
    func record(_ event: String, extra: String?) {}
    func recordCast(actionType: CastTelemetryAction, device: String) {}
}

extension OfflineServices: AppearanceService {
    func applyToAllWindows() {}
    func setPrivateColours(_ isOn: Bool, in window: UUID) {}
}

extension OfflineServices: Router {
    func open(_ destination: String, in window: UUID) {}
    func present(_ message: String, in window: UUID) {}
}
