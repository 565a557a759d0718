import Foundation
import ListeningKit
import Redux
import XCTest

@testable import Earshot

/// A test with a mock in the place of the application's store, and services that write down what is asked of them.
@MainActor
class StoreTestCase: XCTestCase {
    let windowUUID = WindowUUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9))
    let otherWindowUUID = WindowUUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8))

    /// Not the default one: a middleware goes on listening after its test.
    let notificationCenter = NotificationCenter()
    var mockStore = MockStore()
    var services = Services()
    var outside: RecordedServices!
    private var recorder: SessionRecorder!
    private var originalStore: (any DefaultDispatchStore<AppState>)?

    /// What was asked of the services.
    var effects: [String] {
        return recorder.lines.filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) }
    }

    override func setUp() async throws {
        originalStore = store
        recorder = SessionRecorder(
            printer: StatePrinter(windowNames: [windowUUID: "here", .unavailable: "everywhere"]))
        outside = RecordedServices(recorder: recorder)
        services = Services()
        outside.install(in: services)
        mockStore = MockStore(state: appState(with: []))
        store = mockStore
    }

    override func tearDown() async throws {
        if let originalStore {
            store = originalStore
        }
    }

    func appState(with screens: [AppScreenState]) -> AppState {
        return AppState(activeScreens: ActiveScreensState(screens: screens))
    }

    /// Replaces the mock by a store that reduces and has the given middlewares.
    func setUpRealStore(with screens: [AppScreenState], middlewares: [Middleware<AppState>] = []) {
        store = Store(state: appState(with: screens), reducer: AppState.reducer, middlewares: middlewares)
    }
}
