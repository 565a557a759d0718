import Redux

/// A short message at the bottom of the window; some offer to take back or to repeat what has just happened.
enum Toast: Equatable, Sendable {
    case removedFromQueue(episodeID: String)
    case clearedQueue
    case castFailed(device: String)
    case subscribed(title: String)
    case nothingFound

    var text: String {
        switch self {
        case .removedFromQueue(let episodeID): return "Removed \(episodeID) from the queue"
        case .clearedQueue: return "The queue is empty"
        case .castFailed(let device): return "Could not connect to \(device)"
        case .subscribed(let title): return "Subscribed to \(title)"
        case .nothingFound: return "Nothing found"
        }
    }

    /// What the button of the toast does.
    func reduxAction(for windowUUID: WindowUUID) -> Action? {
        switch self {
        case .removedFromQueue:
            return queueAction(for: .undoRemove, windowUUID: windowUUID)
        case .clearedQueue:
            return queueAction(for: QueueActionType.undoClear, windowUUID: windowUUID)
        case .castFailed(let device):
            return CastingAction(device: device, windowUUID: windowUUID, actionType: CastingActionType.didTapRetry)
        case .subscribed, .nothingFound:
            return nil
        }
    }

    private func queueAction(for actionType: QueueActionType, windowUUID: WindowUUID) -> QueueAction {
        // The queue remembers what it has lost, so there is no episode to name here.
        return QueueAction(episodeID: nil, windowUUID: windowUUID, actionType: actionType)
    }
}
