import Foundation

/// Everything that reaches outside of the application. Replaced as a whole or in parts by tests and recordings.
@MainActor
public final class Services {
    public static let shared = Services()

    public var audio: any AudioEngine
    public var catalog: any CatalogService
    public var downloads: any DownloadService
    public var preferences: any Preferences
    public var telemetry: any Telemetry
    public var appearance: any AppearanceService
    public var router: any Router

    public init() {
        let offline = OfflineServices()
        audio = offline
        catalog = offline
        downloads = offline
        preferences = offline
        telemetry = offline
        appearance = offline
        router = offline
    }
}
