import Redux

/// The state of one screen in one window.
protocol ScreenState: StateType {
    var windowUUID: WindowUUID { get }
}
