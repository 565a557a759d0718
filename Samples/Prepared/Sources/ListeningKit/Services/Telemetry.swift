/// Counts what listeners do.
@MainActor
public protocol Telemetry: AnyObject {
    /// - Parameter extra: what distinguishes this event from others of the same name.
    func record(_ event: String, extra: String?)
    func recordCast(actionType: CastTelemetryAction, device: String)
}

/// What the listener did with a cast device.
public enum CastTelemetryAction: String, Sendable {
    case connect
    case disconnect
    case fail
}

extension Telemetry {
    public func record(_ event: String) {
        record(event, extra: nil)
    }
}
