import Redux

/// A link in the text of the terms.
enum ConsentLink: String {
    case terms
    case privacy

    var actionType: ConsentActionType {
        switch self {
        case .terms: return .termsLinkTapped
        case .privacy: return .privacyLinkTapped
        }
    }
}

/// The sheet, standing in for its view controller.
@MainActor
final class ConsentView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.consent
    private(set) var isDismissed = false

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    func newState(state: ConsentState) {
        isDismissed = state.isDismissed
    }

    func viewDidAppear() {
        appear()
        store.dispatch(ConsentModernAction.termsShown, forWindowUUID: windowUUID)
    }

    func tapAccept() {
        store.dispatch(ConsentModernAction.termsAccepted, forWindowUUID: windowUUID)
    }

    func tapLater() {
        store.dispatch(ConsentModernAction.laterTapped, forWindowUUID: windowUUID)
    }

    func swipeDown() {
        let action = ConsentModernAction.gestureDismissed
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    /// - Returns: whether the link is one of the terms.
    func tap(link: String) -> Bool {
        guard let link = ConsentLink(rawValue: link) else { return false }
        store.dispatch(ConsentAction(windowUUID: windowUUID, actionType: link.actionType))
        return true
    }
}
