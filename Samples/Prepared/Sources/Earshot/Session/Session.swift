import Dispatch
import ListeningKit
import Redux

/// A listener with two windows, who does the same things in the same order every time.
@MainActor
public final class Session {
    let recorder: SessionRecorder
    let outside: RecordedServices
    let first = WindowUUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    let second = WindowUUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))

    private init() {
        let printer = StatePrinter(windowNames: [first: "first", second: "second", .unavailable: "every-window"])
        recorder = SessionRecorder(printer: printer)
        outside = RecordedServices(recorder: recorder)
    }

    /// Uses the application from a fresh start to the end.
    /// - Returns: what it did, one line for every effect and for every change of the state.
    public static func run() async -> String {
        let session = Session()
        let oldStore = store
        session.outside.install(in: .shared)
        store = Store(state: AppState(), reducer: AppState.reducer, middlewares: middlewares)
        store.subscribe(session.recorder) { $0 }
        defer { store = oldStore }

        await session.play()
        return session.recorder.transcript
    }

    func step(_ title: String, _ body: () -> Void) async {
        recorder.begin(title)
        body()
        await settle()
    }

    /// Lets everything finish that was left to run later. All of it waits in the queue of the main thread and is run in
    /// order; a turn is over when everything that was in the queue at its beginning has been run. Nothing in the
    /// application leaves work to run later more than a few times in a row.
    private func settle() async {
        for _ in 0..<20 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }
}
