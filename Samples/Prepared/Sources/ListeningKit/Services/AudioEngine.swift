import Foundation

/// Plays episodes. Every window has a player of its own.
@MainActor
public protocol AudioEngine: AnyObject {
    func load(_ episode: Episode, in window: UUID)
    func play(in window: UUID)
    func pause(in window: UUID)
    func skip(by seconds: Int, in window: UUID)
    func seek(to fraction: Double, in window: UUID)
    func setSpeed(_ speed: Double, in window: UUID)
    func pauseAfter(minutes: Int?, in window: UUID)
    func connect(to device: String, in window: UUID) async throws
}

public struct CastFailure: Error, Equatable {
    public let device: String

    public init(device: String) {
        self.device = device
    }
}
